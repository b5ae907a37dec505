import { render, screen, waitFor } from '@testing-library/react'
import { captureOwnerStack } from 'react'
import { http, HttpResponse } from 'msw'
import { atBff } from './addresses'
import { throwComplaints } from './complaints'
import { server } from './server'

const messageOf = (search: () => unknown) => {
  try {
    search()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

test('what is not found is told with the page', () => {
  render(<p>Nobody is here</p>)
  expect(messageOf(() => screen.getByText('Ingrid Solberg'))).toContain('Nobody is here')
})

test('while something is waited for, the page is told when it is given up alone', async () => {
  render(<p>Nobody is here</p>)
  const looks: string[] = []
  const look = () => {
    looks.push(messageOf(() => screen.getByText('Ingrid Solberg')))
    return screen.getByText('Ingrid Solberg')
  }

  await expect(waitFor(look, { timeout: 60 })).rejects.toThrow('Nobody is here')
  expect(looks.join()).toContain('Ingrid Solberg')
  expect(looks.join()).not.toContain('Nobody is here')
})

test('no element keeps the stack of its making', () => {
  let stack: string | null = 'not asked'
  function Inner() {
    stack = captureOwnerStack()
    return null
  }
  const Outer = () => <Inner />
  render(<Outer />)
  expect(stack).not.toContain('Outer')
})

test('a test fails on what the console is told', async () => {
  const twins = ['a', 'b'].map((name) => <p>{name}</p>)
  render(<div>{twins}</div>)
  console.warn('%s is deprecated', 'mode')

  await expect(throwComplaints()).rejects.toThrow(/unique "key" prop[^]*mode is deprecated/)
})

test('a test fails on a call that nothing answers, also when it ends at once', async () => {
  fetch(atBff('bff/nothing.json'), { method: 'POST', body: 'x' }).catch(() => undefined)

  await expect(throwComplaints()).rejects.toThrow('bff/nothing.json')
})

describe('a call that a test makes last', () => {
  const answered: string[] = []
  const answer = (name: string) =>
    http.get(atBff('bff/late'), () => {
      answered.push(name)
      return HttpResponse.json({})
    })

  test('is made', () => {
    server.use(answer('its own'))
    fetch(atBff('bff/late')).catch(() => undefined)
  })

  test('is answered by its own handlers, not by those of the next test', async () => {
    server.use(answer('the next'))
    await waitFor(() => expect(answered).toEqual(['its own']))
  })
})
