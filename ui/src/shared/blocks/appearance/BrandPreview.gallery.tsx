import type { GalleryPage } from '../../../gallery/galleryPage'
import { BrandPreview } from './BrandPreview'
import { PRODUCT_COLOURS } from './brandProperties'

const bright = { barLeftColor: '#15B7E8', barRightColor: '#0088CE', titleColor: '#ffffff' }
const unset = { barLeftColor: '', barRightColor: 'blue', titleColor: '' }

export const gallery: GalleryPage = {
  title: 'Brand preview',
  specimens: [
    {
      name: 'The colours of the product',
      Show: () => <BrandPreview colours={PRODUCT_COLOURS} title="Identity Manager" />,
    },
    {
      name: 'A title without contrast',
      Show: () => <BrandPreview colours={bright} title="Aldermoor Access to Everything There Is" />,
    },
    {
      name: 'Nothing that is a colour',
      Show: () => <BrandPreview colours={unset} title="مدير الهوية" />,
    },
  ],
}
