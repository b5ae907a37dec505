import { screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import type { Page } from '../listing/page'
import { Pager } from './Pager'

/** The pager of a server that sends no total, unless one is given; `went` records the pages. */
function showPager(page: number, rows: number, hasNext: boolean, total?: number) {
  const went: number[] = []
  const shown: Page<number> = {
    rows: Array.from({ length: rows }, (_, index) => index),
    total,
    hasNext,
  }
  const { user } = renderBlock(
    <Pager
      page={page}
      pageSize={10}
      pageSizes={[10, 25]}
      shown={shown}
      onPage={(next) => went.push(next)}
      onPageSize={() => undefined}
    />,
  )
  return { user, went }
}

test('where the server does not count, the pager leads on and back, without a last page', async () => {
  const { user, went } = showPager(2, 10, true)
  expect(await screen.findByText('Showing 11 to 20')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Last page' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Go to page' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))

  expect(went).toEqual([3, 1])
})

test('the way on ends where the server says so', async () => {
  showPager(3, 4, false)

  expect(await screen.findByText('Showing 21 to 24')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'First page' })).not.toHaveAttribute('aria-disabled')
})

test('one page that nobody counted needs no way to others', async () => {
  showPager(1, 4, false)

  expect(await screen.findByText('Showing 1 to 4')).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test.each([
  [1, '1 entry'],
  [2, 'Showing 1 to 2 of 2 entries'],
])('of a list of %p rows it says %p', async (total, said) => {
  showPager(1, total, false, total)

  expect(await screen.findByText(said)).toBeVisible()
})
