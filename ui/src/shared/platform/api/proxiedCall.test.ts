import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { asProxyFor } from './proxiedCall'

const DN = 'cn=isolberg,ou=users,o=data'

test.each<[string, FetchArgs, FetchArgs]>([
  [
    'a read says it in its query',
    { url: 'access/tasks/list', params: { q: '*' } },
    { url: 'access/tasks/list', params: { q: '*', proxyUser: DN } },
  ],
  [
    'a read whose address has a query says it too',
    { url: 'access/permissions?type=ROLE&type=PRD', params: { q: '*' } },
    { url: 'access/permissions?type=ROLE&type=PRD', params: { q: '*', proxyUser: DN } },
  ],
  [
    'so does a search that sends a body',
    { url: 'access/teams/permissions?column=name', method: 'POST', body: { targetSetDnList: [] } },
    {
      url: 'access/teams/permissions?column=name',
      method: 'POST',
      body: { targetSetDnList: [], proxyUser: DN },
    },
  ],
  [
    'a form by a name of its own',
    { url: 'access/forms', params: { id: '7' } },
    { url: 'access/forms', params: { id: '7', proxyFor: DN } },
  ],
  [
    'a write in its body',
    { url: 'access/tasks', method: 'POST', body: { action: 'deny' } },
    { url: 'access/tasks', method: 'POST', body: { action: 'deny', proxyUser: DN } },
  ],
  [
    'a request by form at what is asked for',
    {
      url: 'access/requests/permissions/v2',
      method: 'POST',
      body: { reqPermissions: [{ id: 'a' }] },
    },
    {
      url: 'access/requests/permissions/v2',
      method: 'POST',
      body: { reqPermissions: [{ id: 'a', proxyFor: DN }] },
    },
  ],
  [
    'the own requests are those of the person',
    { url: 'access/requests/historylist', params: { q: '*' } },
    { url: 'access/requests/historylist', params: { q: '*' }, method: 'POST', body: { dn: DN } },
  ],
  [
    'the requests of somebody who is named stay theirs',
    { url: 'access/requests/historylist', method: 'POST', body: { dn: 'cn=tom' } },
    { url: 'access/requests/historylist', method: 'POST', body: { dn: 'cn=tom' } },
  ],
  [
    'what knows no such person stays as it is',
    { url: 'access/notifyService', params: { client: '1' } },
    { url: 'access/notifyService', params: { client: '1' } },
  ],
])('%s', (_rule, call, sent) => {
  expect(asProxyFor(DN, call)).toEqual(sent)
})
