import { useRef, useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { ProfilePopup } from './ProfilePopup'

function Opened() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button ref={button} id="profile" onClick={() => setOpen(true)}>
        Profile
      </button>
      <ProfilePopup
        buttonRef={button}
        labelId="profile"
        initialFocus="first"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const gallery: GalleryPage = {
  title: 'Profile menu',
  specimens: [{ name: 'Opened', Show: Opened }],
}
