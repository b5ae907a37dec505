import { holding } from '../../../gallery/holding'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { PORTRAIT } from '../../../gallery/portrait'
import { ImageField } from './ImageField'

export const gallery: GalleryPage = {
  title: 'Image field',
  specimens: [
    holding('No picture', '', (image, onChange) => (
      <ImageField label="Image" image={image} onChange={onChange} />
    )),
    holding('A picture', PORTRAIT, (image, onChange) => (
      <ImageField label="Image" image={image} onChange={onChange} />
    )),
  ],
}
