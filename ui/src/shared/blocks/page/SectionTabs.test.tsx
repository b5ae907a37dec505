import { screen } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { SectionTabs } from './SectionTabs'

function Record() {
  return (
    <SectionTabs
      label="About Movers"
      tabs={[
        { id: 'details', label: 'Details', content: 'What is known' },
        { id: 'members', label: 'Members', content: 'Who is in it' },
      ]}
    />
  )
}

test('the first section is open where the address names none, or one that there is not', async () => {
  renderOnPage(Record, { search: '?section=owners' })

  expect(await screen.findByText('What is known')).toBeVisible()
  expect(screen.queryByText('Who is in it')).not.toBeInTheDocument()
})

test('a link opens a section; another one drops what the address has of its list', async () => {
  const { user } = renderOnPage(Record, { search: '?section=members&q=ann&page=3' })
  expect(await screen.findByText('Who is in it')).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Details' }))
  expect(window.location.hash).toBe('#/users')
  await user.click(screen.getByRole('tab', { name: 'Members' }))

  expect(window.location.hash).toBe('#/users?section=members')
})
