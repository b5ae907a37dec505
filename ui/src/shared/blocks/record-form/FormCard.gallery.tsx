import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { TextField } from '../../ui/TextField'
import { Facts } from '../page/Facts'
import { FormCard } from './FormCard'

function Owner() {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('Amara Okafor')
  return (
    <FormCard
      title="Owner"
      facts={<Facts facts={[{ key: 'name', label: 'Name', content: name }]} />}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      <TextField label="Name" value={name} onChange={setName} />
    </FormCard>
  )
}

export const gallery: GalleryPage = {
  title: 'FormCard',
  specimens: [{ name: 'Read, then edited', Show: Owner }],
}
