import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { bootstrap } from '../../../testing/bootstrap'
import { fakeRights } from '../../../testing/fakeRights'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { EngineBanner } from './EngineBanner'

const STOPPED = /The workflow engine .*engine-1.* is stopped/

/** Shows a page with the banner, for a person with these page rights. */
function open(pages: Record<string, boolean>) {
  const asked: string[] = []
  const noted = (name: string) => () => void asked.push(name)
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), async ({ request }) => {
      const text = await request.clone().text()
      if (/"configuration"|"workflowmonitoring"/.test(text)) asked.push('rights')
    }),
    http.get(atUpstream('admin/workflowengines'), noted('engine')),
    http.get(atUpstream('admin/workflowengines'), () =>
      HttpResponse.json({ engineId: 'engine-1', engineStatus: 1 }),
    ),
    fakeRights(...Object.keys(pages).filter((key) => pages[key])),
  )
  const { navigationRights } = bootstrap()
  renderOnPage(
    () => (
      <>
        <p>All users</p>
        <EngineBanner toEngine="/configuration/workflowengine" toWorkflows="/workflowmonitoring" />
      </>
    ),
    { texts: ['values'], bootstrap: { navigationRights: { ...navigationRights, pages } } },
  )
  return asked
}

test('who may read the state of the engine is told that it is stopped', async () => {
  const asked = open({ users: true, configuration: false, workflowmonitoring: true })

  expect(await screen.findByText(STOPPED)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Workflow monitoring' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Go to the workflow engine' })).not.toBeInTheDocument()
  await waitFor(() => expect(asked).toContain('engine'))
})

test('for others nothing is asked', async () => {
  const asked = open({ users: true, configuration: false, workflowmonitoring: false })

  expect(await screen.findByText('All users')).toBeVisible()
  expect(screen.queryByText(STOPPED)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
