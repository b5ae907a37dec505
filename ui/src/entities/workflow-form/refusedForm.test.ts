import { http, HttpResponse } from 'msw'
import { createStore } from '../../app/store'
import { server } from '../../testing/server'
import { submitRequestForm } from './api'

const failed = (reason: string) => ({
  ...{ userDn: 'cn=ann', success: false, succeeded: [] },
  failed: [{ id: 'cn=Laptop', reason }],
})

test.each([
  ['in a word', {}, { code: 'definition_unknown' }],
  ['naming nobody', { OperationNodes: [] }, { code: 'definition_unknown' }],
  ['without a reason', { OperationNodes: [failed('')] }, { code: 'definition_unknown' }],
  ['with a reason', { OperationNodes: [failed('No.')] }, { code: 'fault', text: 'No.' }],
])('a form that is refused %s fails with what is known', async (_how, reply, error) => {
  server.use(http.post('*/permissions/v2', () => HttpResponse.json({ success: false, ...reply })))

  const answer = await createStore().dispatch(
    submitRequestForm.initiate({ definition: 'cn=Laptop', values: {} }),
  )

  expect(answer.error).toMatchObject(error)
})
