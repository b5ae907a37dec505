import { screen } from '@testing-library/react'
import { renderBlock } from '../../testing/renderBlock'
import { SearchField } from './SearchField'

test('Enter searches, and does not submit a form around the field', async () => {
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const searched = jest.fn()
  const { user } = renderBlock(
    <form onSubmit={submitted}>
      <SearchField label="Search" value="ann" onChange={() => undefined} onSubmit={searched} />
      <button type="submit">Save</button>
    </form>,
  )

  await user.type(await screen.findByRole('searchbox'), '{Enter}')

  expect(searched).toHaveBeenCalledWith('ann')
  expect(submitted).not.toHaveBeenCalled()
})
