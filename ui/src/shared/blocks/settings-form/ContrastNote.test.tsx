import { screen } from '@testing-library/react'
import { brandSections } from '../../../testing/brandSettings'
import { renderOnPage } from '../../../testing/renderOnPage'
import type { Settings } from './settingField'
import { SettingsForm } from './SettingsForm'

function renderColours(values: Settings) {
  return renderOnPage(
    () => (
      <SettingsForm
        label="Branding"
        sections={brandSections}
        values={values}
        read={() => Promise.resolve({})}
        draftName="branding"
        savedText=""
        onSave={() => Promise.resolve()}
      />
    ),
    { texts: ['forms', 'drafts', 'values', 'confirm'] },
  )
}

const field = (name: string) => screen.findByRole('textbox', { name })

const low = (text: string, ground: string, ratio: string, shown: string) =>
  `The contrast of ${text} on ${ground} is ${ratio}; at least 4.5:1 is needed. The console uses ${shown} text there.`

const LOW = low('#ffffff', '#15B7E8', '2.34:1', 'black')

test('a title that cannot be read on the bar is told at both colours, with what is shown instead', async () => {
  renderColours({ titleColor: '#ffffff', barLeftColor: '#15B7E8' })

  expect(await field('Title')).toHaveAccessibleDescription(LOW)
  expect(await field('Left of the bar')).toHaveAccessibleDescription(`Under the title ${LOW}`)
  expect(await field('Right of the bar')).not.toHaveAccessibleDescription()
})

test('it goes as soon as one of them is changed to what can be read, and the preview follows', async () => {
  const { user } = renderColours({ titleColor: '#ffffff', barLeftColor: '#15B7E8' })
  const bar = await field('Left of the bar')
  await user.clear(bar)
  await user.type(bar, '#0B5C7A')

  expect(await field('Title')).not.toHaveAccessibleDescription()
  expect(bar).toHaveAccessibleDescription('Under the title Was #15B7E8')
  const { style } = screen.getByRole('figure', { name: 'Preview' })
  expect(style.getPropertyValue('--brand-start')).toBe('#0B5C7A')
  expect(style.getPropertyValue('--brand-title')).toBe('#ffffff')
})

test('the nearest shade of the bar on which the title can be read is offered, and taken', async () => {
  const { user } = renderColours({ titleColor: '#ffffff', barLeftColor: '#15B7E8' })
  await user.click(await screen.findByRole('button', { name: 'Use #0f80a2' }))

  expect(await field('Left of the bar')).toHaveValue('#0f80a2')
  expect(await field('Title')).not.toHaveAccessibleDescription()
  expect(screen.queryByRole('button', { name: /^Use #/ })).not.toBeInTheDocument()
})

test('a bar that is not set is that of the product, a title that is not set can be read', async () => {
  const { user } = renderColours({ titleColor: '#333333' })
  const title = await field('Title')
  expect(title).toHaveAccessibleDescription(low('#333333', '#19224A', '1.21:1', 'white'))

  await user.clear(title)
  expect(title).toHaveAccessibleDescription('Was #333333')
})
