import type { GalleryPage } from '../../../gallery/galleryPage'
import { BarChart } from './BarChart'

const bar = (label: string, ...values: number[]) => ({ id: label, label, values })

function Ages() {
  return (
    <BarChart
      title="Tasks by age"
      barsLabel="Age"
      series={['Tasks']}
      bars={[bar('Today', 4), bar('1 to 3 days', 5), bar('4 to 7 days', 2), bar('Over a week', 1)]}
    />
  )
}

function States() {
  return (
    <BarChart
      title="Requests by state"
      barsLabel="State"
      series={['For me', 'For others']}
      bars={[bar('Pending', 4, 12), bar('Approved or provisioned', 1240, 310), bar('Denied', 0, 0)]}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'Bar chart',
  specimens: [
    { name: 'One series', Show: Ages },
    { name: 'Two series, large numbers and none', Show: States },
  ],
}
