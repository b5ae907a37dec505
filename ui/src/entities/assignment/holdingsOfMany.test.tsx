import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { gate } from '../../testing/gate'
import { renderBlock } from '../../testing/renderBlock'
import { server } from '../../testing/server'
import { readAllHoldings } from './api'

const people = Array.from({ length: 50 }, (_, number) => `cn=person${String(number)},o=data`)

function Holders() {
  const [ids, setIds] = useState<readonly string[]>(people)
  const { found, left } = useReadEach(readAllHoldings, ids)
  return (
    <>
      <p>
        {found.size} found, {left} left
      </p>
      <button type="button" onClick={() => setIds([...ids, 'cn=late,o=data'])}>
        One more
      </button>
    </>
  )
}

/** A server that answers each call when the test opens it. */
function slowServer() {
  const calls: { dn: string; open: () => void; signal: AbortSignal }[] = []
  server.use(
    http.post<never, { dn: string }>('*/access/assignments/list', async ({ request }) => {
      const { dn } = await request.json()
      const { passed, open } = gate()
      calls.push({ dn, open, signal: request.signal })
      await passed
      if (dn === people[0]) return HttpResponse.json({ message: 'not yours' }, { status: 403 })
      return HttpResponse.json({ assignments: [], total: 0 })
    }),
  )
  const answer = async (count: number) => {
    for (let place = 0; place < count; place += 1) {
      await waitFor(() => expect(calls.length).toBeGreaterThan(place))
      calls[place]?.open()
    }
  }
  return { calls, answer }
}

test('what many people have is read a few at a time and told as it comes; whom one may not see is left out', async () => {
  const { calls, answer } = slowServer()
  renderBlock(<Holders />)
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(screen.getByText('0 found, 50 left')).toBeVisible()

  await answer(20)
  expect(await screen.findByText('19 found, 30 left')).toBeVisible()
  await waitFor(() => expect(calls).toHaveLength(24))

  await answer(50)
  expect(await screen.findByText('49 found, 0 left')).toBeVisible()
  expect(calls.map(({ dn }) => dn)).toEqual(people)
})

test('who comes later is read alone, and nobody is asked about any more when the page is left', async () => {
  const { calls, answer } = slowServer()
  const { user, unmount } = renderBlock(<Holders />)
  await waitFor(() => expect(calls).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  await answer(4)
  await waitFor(() => expect(calls).toHaveLength(8))
  unmount()

  await waitFor(() => expect(calls.slice(4).every(({ signal }) => signal.aborted)).toBe(true))
  await answer(8)
  expect(calls).toHaveLength(8)
})

/** Unmounts the list right after the first calls were sent. */
function LeftAtOnce() {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => queueMicrotask(() => flushSync(() => setLeft(true))), [])
  return isLeft ? <p>Left</p> : <Holders />
}

test('who was not begun with when the page is left is not begun with afterwards', async () => {
  const { calls } = slowServer()
  renderBlock(<LeftAtOnce />)
  expect(await screen.findByText('Left')).toBeVisible()

  await new Promise((passed) => setTimeout(passed, 100))
  expect(calls.filter(({ signal }) => !signal.aborted)).toEqual([])
})
