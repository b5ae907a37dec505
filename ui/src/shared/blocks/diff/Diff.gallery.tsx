import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Badge } from '../../ui/Badge'
import { Clock } from 'lucide'
import { Diff } from './Diff'
import type { DiffGroup } from './diffRow'

const HEADS = { name: 'Setting', was: 'This installation', now: 'Snapshot' }

const GROUPS: readonly DiffGroup[] = [
  {
    key: 'roles',
    title: 'Roles and resources',
    caption: '2 differences',
    rows: [
      { key: 'grace', name: 'Grace period', about: 'Roles', was: '0 minutes', now: '60 minutes' },
      { key: 'level', name: 'Name of level 20, Arabic', was: undefined, now: 'دور تقني' },
    ],
  },
  {
    key: 'mail',
    title: 'Email approval',
    caption: '4 differences',
    rows: [
      {
        key: 'template',
        name: 'Success template',
        was: 'Approval received',
        now: 'Approval done (test)',
        note: 'no such template here',
        lock: 'Choose the template of this installation first',
      },
      {
        key: 'deny',
        name: 'Deny words, French',
        was: ['refuser', 'rejeter', 'jamais'],
        now: ['non', 'jamais', 'refuser'],
        end: <Badge icon={Clock}>Next run</Badge>,
      },
      { key: 'port', name: 'Port', was: '993', now: undefined },
      {
        key: 'host',
        name: 'Host',
        was: 'mail.example',
        now: 'mail.test',
        note: 'Specific to one installation',
        isApart: true,
      },
    ],
  },
]

function Picked() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['grace']))
  return (
    <Diff
      label="Differences"
      heads={{ ...HEADS, end: 'Takes effect' }}
      groups={GROUPS}
      pick={{ picked, onChange: setPicked }}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'Diff',
  specimens: [
    { name: 'Groups whose rows are selected', Show: Picked },
    {
      name: 'Old and new values alone',
      Show: () => (
        <Diff
          label="Texts"
          heads={HEADS}
          groups={[{ key: 'one', rows: [{ key: 'a', name: 'a.name', was: 'Old', now: 'New' }] }]}
        />
      ),
    },
  ],
}
