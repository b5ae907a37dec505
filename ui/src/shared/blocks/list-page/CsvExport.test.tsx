import { screen, waitFor } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { noteSavedFiles } from '../../../testing/savedFiles'
import { sampleColumns, samplePeople, type SamplePerson } from '../../../testing/sampleList'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'
import { CsvExportButton } from './CsvExportButton'
import { useCsvExport } from './useCsvExport'

const LIST: ListState = {
  page: 3,
  pageSize: 10,
  search: 'ann',
  sort: { column: 'name', order: 'desc' },
  filters: { department: ['IT'] },
}

const page = (rows: SamplePerson[], total?: number, hasNext = false): Page<SamplePerson> => ({
  rows,
  total,
  hasNext,
})

/** A list with an export button; `files` are the saved files, `asked` records the queries. */
async function showExport(answer: (asked: ListState) => Promise<Page<SamplePerson>>) {
  const asked: ListState[] = []
  function List() {
    const readPage = (list: ListState) => {
      asked.push(list)
      return answer(list)
    }
    const csv = useCsvExport({ title: 'Users', columns: sampleColumns, list: LIST, readPage })
    return <CsvExportButton csv={csv} />
  }
  const view = renderOnPage(List, { texts: ['dataTable'] })
  const open = () => view.user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await screen.findByRole('button', { name: 'Export CSV' })
  return { ...view, asked, open }
}

let files: ReturnType<typeof noteSavedFiles>

beforeEach(() => {
  files = noteSavedFiles()
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('all pages of the query become one file, with the heads of its columns', async () => {
  const people = samplePeople(301)
  const { open, asked } = await showExport(({ page: number }) =>
    Promise.resolve(page(people.slice((number - 1) * 300, number * 300), 301)),
  )

  await open()

  expect(await screen.findByText('301 rows exported.')).toBeVisible()
  expect(asked).toEqual([
    { ...LIST, page: 1, pageSize: 300 },
    { ...LIST, page: 2, pageSize: 300 },
  ])
  const lines = (await files[0]?.blob.text())?.split('\r\n')
  expect(lines?.slice(0, 2)).toEqual([
    '"Name","Title","Department","Email"',
    '"Aaliyah Brooks","Contract Manager","Procurement","brooks1@aldermoor.example"',
  ])
  expect(lines).toHaveLength(303)
  expect(files[0]?.name).toMatch(/^Users \d{4}-\d{2}-\d{2}[.]csv$/)
})

test('where the server does not count, the export ends with the last page', async () => {
  const { open, asked } = await showExport(({ page: number }) =>
    Promise.resolve(page(samplePeople(300), undefined, number < 3)),
  )

  await open()

  expect(await screen.findByText('900 rows exported.')).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('an export says how far it is, and can be stopped', async () => {
  let answer: (page: Page<SamplePerson>) => void = () => undefined
  const { open, user, asked } = await showExport(({ page: number }) =>
    number === 1
      ? Promise.resolve(page(samplePeople(300), 900))
      : new Promise((resolve) => {
          answer = resolve
        }),
  )
  await open()
  expect(await screen.findByText('300 of 900 rows loaded')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Export CSV' })).toHaveValue(300)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  answer(page(samplePeople(300), 900))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(asked).toHaveLength(2)
  expect(files).toEqual([])
})

test('a list that is longer than a file may be is refused at once', async () => {
  const { open, asked } = await showExport(() => Promise.resolve(page(samplePeople(1), 100_001)))

  await open()

  expect(await screen.findByRole('alert')).toHaveTextContent('more than 100,000 rows')
  expect(asked).toHaveLength(1)
  expect(files).toEqual([])
})

test('a list that could not be loaded completely gives no file, and can be tried again', async () => {
  const refused = { status: 502, code: 'upstream_late', text: '' }
  let isDown = true
  const { open, user } = await showExport(({ page: number }) =>
    isDown && number === 2
      ? // RTK Query rejects with a plain object, not with an Error.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        Promise.reject(refused)
      : Promise.resolve(page(samplePeople(number === 1 ? 300 : 1), 301)),
  )
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded completely')
  expect(files).toEqual([])

  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('301 rows exported.')).toBeVisible()
})
