import type { GalleryPage } from '../../../gallery/galleryPage'
import { drawnByScripts } from '../../../testing/drawnByScripts'
import { ScriptedForm } from './ScriptedForm'

const sent = () => Promise.resolve()

const shown = (name: string, isReadOnly: boolean, values: Record<string, unknown>) => ({
  name,
  Show: () => (
    <ScriptedForm
      form={drawnByScripts}
      values={values}
      isReadOnly={isReadOnly}
      draftName={`gallery ${name}`}
      onSubmit={sent}
    />
  ),
})

const known = {
  model: 'strong',
  count: 2,
  extras: ['bag'],
  needed: '2027-03-05T00:00:00Z',
  for: 'films,pictures',
  offer: [{ name: 'offer.pdf', originalName: 'offer.pdf', size: 4096, type: '', url: 'data:,' }],
  users: [{ name: 'Ann Lee' }, { name: 'Ben Ito' }],
}

export const gallery: GalleryPage = {
  title: 'Form with scripts',
  specimens: [
    shown('Nothing filled in', false, {}),
    shown('Filled in, with a field that is wrong', false, { ...known, count: 30 }),
    shown('To be read', true, known),
  ],
}
