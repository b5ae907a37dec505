import { Box, IdCard, Inbox, LayoutGrid, Link2, Network } from 'lucide'
import { itemIcon } from './itemIcon'

test.each([
  ['#/tasks?of=team', '', Inbox],
  ['', 'orgchart', Network],
  ['#/role', '', IdCard],
  ['#/resource', '', Box],
  ['#/somewhere', '', LayoutGrid],
  ['https://intranet.aldermoor.example/tasks', 'tasks', Link2],
])('an item that leads to %j, page %j, has the sign of its page', (address, page, icon) => {
  expect(itemIcon({ address, page, permission: undefined })).toBe(icon)
})
