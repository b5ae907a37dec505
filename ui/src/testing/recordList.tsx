import { http, HttpResponse } from 'msw'
import type { Column } from '../shared/blocks/data-table/column'
import { nameColumn } from '../shared/blocks/data-table/columns'
import { PENDING_DELETE } from '../shared/blocks/deletion/usePendingDeletion'
import { defineList } from '../shared/blocks/list-page/defineList'
import type { ListState } from '../shared/blocks/listing/listState'
import type { Page } from '../shared/blocks/listing/page'
import { baseApi } from '../shared/platform/api/baseApi'

/** A record of a server that deletes later. */
export interface SampleRecord {
  id: string
  name: string
  status: number
}

const { listSampleRecords } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSampleRecords: build.query<Page<SampleRecord>, ListState>({
      query: ({ page, sort, search }) => ({
        url: 'access/groups',
        params: { page, sort: `${sort.column} ${sort.order}`, ...(search && { search }) },
      }),
    }),
  }),
}).endpoints

/** Declared as a section declares its list; the texts are those of groups. */
export const recordList = defineList({
  namespace: 'groups',
  texts: () => ({ firstUse: 'A group bundles people.' }),
  preference: 'idm.sampleList',
  endpoint: listSampleRecords,
  ask: ({ list }) => list,
  rowId: ({ id }: SampleRecord) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  columns: (): Column<SampleRecord>[] => [
    nameColumn({
      label: 'Name',
      text: ({ name }) => name,
      href: ({ id }) => `/groups/${id}`,
    }),
  ],
})

export const isPending = ({ status }: SampleRecord) => status === PENDING_DELETE

/** The server of the list; `asked` records the queries, `background` the headers of each call. */
export function fakeRecords(...names: string[]) {
  const records = new Map(names.map((name) => [name, { id: name, name, status: 50 }]))
  const asked: Record<string, string>[] = []
  const background: (string | null)[] = []
  const handler = http.get('*/rest/access/groups', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams))
    background.push(request.headers.get('x-background'))
    const rows = [...records.values()]
    return HttpResponse.json({ rows, total: rows.length })
  })
  const setPending = (name: string) =>
    void records.set(name, { id: name, name, status: PENDING_DELETE })
  return { handler, asked, background, setPending, drop: (name: string) => records.delete(name) }
}
