import { Folder, KeyRound, Plug, type IconNode } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import type { Answer } from '../../platform/api/answer'
import type { ApiError } from '../../platform/errors/apiError'
import { LazyTree } from './LazyTree'
import type { TreeNode, TreeTexts } from './treeNode'

const folder = (name: string, isBranch = true): TreeNode => ({
  id: name,
  name,
  isBranch,
})

const icons: Record<string, IconNode> = {
  'ERP Driver': Plug,
  Profile: KeyRound,
  Account: KeyRound,
}

const below: Record<string, TreeNode[]> = {
  data: [folder('users'), folder('groups', false), folder('contractors', false)],
  users: [folder('nordics', false), folder('iberia', false)],
}

const containers: TreeTexts = {
  loading: 'Loading sub containers...',
  failed: 'Failed to load sub-containers for this container.',
  chosen: 'Selected',
}

const drivers: TreeTexts = {
  loading: 'Loading entitlements...',
  failed: 'Failed to load entitlements for this driver.',
  chosen: 'Selected',
}

const late: ApiError = { status: 504, code: 'upstream_late', text: '' }

interface DemoProps {
  roots: readonly TreeNode[]
  readBelow?: (node: TreeNode) => Promise<Answer<readonly TreeNode[]>>
  texts?: TreeTexts
  /** The closed rows to open at first, one after another. */
  opens?: readonly string[]
  disabled?: readonly string[]
  chosen?: readonly string[]
}

const readHere = ({ id }: TreeNode) => Promise.resolve({ data: below[id] ?? [] })

/** A tree that opens itself, as a person would. */
function Demo({
  roots,
  readBelow = readHere,
  texts = containers,
  opens = [],
  disabled = [],
  chosen = [],
}: DemoProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState(new Set(chosen))
  useEffect(() => {
    let left = [...opens]
    const openNext = () => {
      const [next] = left
      const row = frame.current?.querySelector(`[data-key="${next ?? ''}"]`)
      if (!row) return
      left = left.slice(1)
      row.querySelector('button')?.click()
    }
    const watch = new MutationObserver(openNext)
    if (frame.current) watch.observe(frame.current, { childList: true, subtree: true })
    openNext()
    return () => watch.disconnect()
  }, [opens])
  return (
    <div ref={frame}>
      <LazyTree
        label="Containers"
        roots={roots}
        iconOf={({ id }) => icons[id] ?? Folder}
        readBelow={readBelow}
        texts={texts}
        selection="multiple"
        isChosen={({ id }) => ids.has(id)}
        canChoose={({ id }) => !ids.has(id) && !disabled.includes(id)}
        onChoose={({ id }) => setIds(new Set([...ids, id]))}
      />
    </div>
  )
}

const DATA = [folder('data'), folder('system')]
const OPENS_DATA = ['data']
const OPENS_USERS = ['data', 'users']
const ERP: TreeNode = { id: 'ERP Driver', name: 'ERP Driver', isBranch: true }
const OPENS_ERP = [ERP.id]
const LONG = folder('o=a container whose name somebody wrote as a whole sentence')
const OPENS_LONG = [LONG.id]

export const gallery: GalleryPage = {
  title: 'LazyTree',
  specimens: [
    { name: 'Collapsed', Show: () => <Demo roots={DATA} /> },
    {
      name: 'Loading',
      Show: () => (
        <Demo roots={DATA} opens={OPENS_DATA} readBelow={() => new Promise(() => undefined)} />
      ),
    },
    {
      name: 'Loaded; one is chosen, one cannot be',
      Show: () => (
        <Demo roots={DATA} opens={OPENS_USERS} chosen={['nordics']} disabled={['contractors']} />
      ),
    },
    {
      name: 'Failed',
      Show: () => (
        <Demo
          roots={[ERP]}
          texts={drivers}
          opens={OPENS_ERP}
          readBelow={() => Promise.resolve({ error: late })}
        />
      ),
    },
    {
      name: 'Drivers and entitlements',
      Show: () => (
        <Demo
          roots={[ERP]}
          texts={drivers}
          opens={OPENS_ERP}
          readBelow={() =>
            Promise.resolve({
              data: [
                { id: 'Profile', name: 'Profile', isBranch: false },
                { id: 'Account', name: 'Account', isBranch: false },
              ],
            })
          }
        />
      ),
    },
    {
      name: 'Long names',
      Show: () => (
        <Demo
          roots={[LONG]}
          opens={OPENS_LONG}
          readBelow={() =>
            Promise.resolve({
              data: [folder('قسم الموارد البشرية والتدريب والتطوير الإداري في المقر', false)],
            })
          }
        />
      ),
    },
  ],
}
