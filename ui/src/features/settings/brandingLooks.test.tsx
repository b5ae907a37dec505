import { act, screen, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeClients } from './fakeClientServer'
import { toClient } from './routes'

const branding = {
  title: { value: { en: 'Finance Access', ar: 'وصول المالية' } },
  titleColor: { value: '#ffffff' },
  barLeftColor: { value: '#0B5345' },
  barRightColor: { value: '#088CB2' },
  enableFooter: { value: true },
  contactInfo: { value: { en: 'Switchboard' } },
  footerLink: { value: { en: { label: 'Privacy', link: 'https://a.example' } } },
}

function open(own: object = {}) {
  const sections = { branding: { ...branding, ...own } } as never
  const fake = fakeClients([{ id: '2', name: 'Finance', sections }])
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return renderAt(toClient('2', 'branding'))
}

const field = (name: string) => screen.findByRole('textbox', { name })
const look = (name: string) => screen.findByRole('figure', { name })

test('the preview has a desktop in light, the other direction, and a phone in dark', async () => {
  open()
  const frame = async (name: string) => {
    const { lastElementChild } = await look(name)
    const { theme } = (lastElementChild as HTMLElement).dataset
    return [theme, lastElementChild?.getAttribute('dir'), lastElementChild?.textContent]
  }
  expect(await frame('Desktop, light')).toEqual(['light', null, expect.stringMatching('Access')])
  expect(await frame('Right to left')).toEqual(['light', 'rtl', expect.stringMatching('وصول')])
  expect(await frame('Phone, dark')).toEqual(['dark', null, expect.stringMatching('Access')])
})

test('every look follows what is entered, and it is said whether it can be read', async () => {
  const { user } = open({ title: { value: { en: 'Finance Access' } } })
  const left = await field('Left bar color')
  await user.clear(left)
  await user.type(left, '#15B7E8')

  const looks = within(screen.getByRole('region', { name: 'Preview' }))
  expect(looks.getAllByText('Finance Access')).toHaveLength(3)
  expect(looks.getAllByText('Privacy')).toHaveLength(3)
  for (const { style } of looks.getAllByRole('figure')) {
    expect(style.getPropertyValue('--brand-start')).toBe('#15B7E8')
  }
  const row = screen.getByRole('row', { name: /Title on the left bar/ })
  expect(row).toHaveTextContent(/Too low: .*2\.34:1/)
  expect(row).toHaveTextContent(/Black text Sufficient: .*8\.9/)
})

test('the preview shows the direction that the own language has not', async () => {
  const { i18n } = open()
  await field('Title')
  await act(() => i18n.changeLanguage('ar'))

  const looks = within(await screen.findByRole('region', { name: 'معاينة' }))
  expect(looks.getByText('من اليسار إلى اليمين')).toBeVisible()
  expect(looks.queryByText('من اليمين إلى اليسار')).not.toBeInTheDocument()
})

test('without a link the footer of the preview has the default text, as the console has', async () => {
  open({ footerLink: { value: {} } })

  expect(await look('Desktop, light')).toHaveTextContent(/Identity Manager.* Dashboard[.]/)
})

test('without a footer the preview has none', async () => {
  const { user } = open()
  expect(await look('Desktop, light')).toHaveTextContent('Privacy')
  await user.click(screen.getByRole('switch', { name: 'Show footer' }))

  expect(await look('Desktop, light')).not.toHaveTextContent('Privacy')
  expect(screen.queryByRole('row', { name: /^Footer/ })).not.toBeInTheDocument()
})
