import { screen, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { clientWith, setting } from '../../../testing/clientSettings'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'

const desk = {
  showInMenu: setting(true),
  helpdeskName: setting('Aldermoor Service Desk'),
  emailAddress: setting('help@aldermoor.example'),
  contactNumber: { attributeValues: [{ $: '+47 22 40 11 11' }, { $: '+47 22 40 11 12' }] },
}

async function openMenu(helpdesk: Record<string, unknown>) {
  const { user } = renderAt('/tasks', {
    routes: pages,
    bootstrap: { menu, ...clientWith({ helpdesk }) },
  })
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  return { user, profile: await screen.findByRole('menu') }
}

async function openDialog(helpdesk: Record<string, unknown>) {
  const { user, profile } = await openMenu(helpdesk)
  await user.click(within(profile).getByRole('menuitem', { name: 'Help Desk' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Help Desk Contact' }) }
}

test('the contact has a name, a mail link and phone links, parted by commas', async () => {
  const { dialog } = await openDialog(desk)

  expect(dialog).toHaveTextContent('Aldermoor Service Desk')
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['mailto:help@aldermoor.example', 'tel:+4722401111', 'tel:+4722401112'])
  expect(within(dialog).getByRole('list')).toHaveTextContent('+47 22 40 11 11,+47 22 40 11 12')
  expect(await axe(dialog)).toHaveNoViolations()
})

test('what is not set has no label', async () => {
  const { dialog } = await openDialog({ ...desk, emailAddress: setting(''), contactNumber: {} })

  expect(
    within(dialog)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Name'])
})

test('the contact closes by Esc', async () => {
  const { user } = await openDialog(desk)
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['switched off', { ...desk, showInMenu: setting(false) }],
  ['never switched on', { helpdeskName: setting('Aldermoor Service Desk') }],
])('a help desk that is %s is not in the menu', async (_case, helpdesk) => {
  const { profile } = await openMenu(helpdesk)

  expect(within(profile).getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(within(profile).queryByRole('menuitem', { name: 'Help Desk' })).not.toBeInTheDocument()
})
