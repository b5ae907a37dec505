import { screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import type { BrandColours } from './brandProperties'
import { BrandPreview } from './BrandPreview'

async function styleOf(colours: BrandColours) {
  renderBlock(<BrandPreview colours={colours} title="Aldermoor Access" />)
  const { style } = await screen.findByRole('figure', { name: 'Preview' })
  return ['start', 'end', 'title'].map((name) => style.getPropertyValue(`--brand-${name}`))
}

test('it has the colours that are entered', async () => {
  const colours = { barLeftColor: '#0b5c7a', barRightColor: '#112233', titleColor: '#fffbe0' }
  expect(await styleOf(colours)).toEqual(['#0b5c7a', '#112233', '#fffbe0'])
})

test('as the bar it leaves out a title that could not be read, and what is no colour', async () => {
  const colours = { barLeftColor: '#15B7E8', barRightColor: 'blue', titleColor: '#ffffff' }
  expect(await styleOf(colours)).toEqual(['#15B7E8', '', ''])
})
