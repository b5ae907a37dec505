import { screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { QuickInfoCard } from './QuickInfoCard'

test.each([
  ['USER', 9],
  ['ROLE', 5],
] as const)(
  'the placeholder of a %s has %p lines, each with a label and a value',
  async (kind, lines) => {
    renderBlock(<QuickInfoCard kind={kind} name="Ann" info={undefined} onMore={() => undefined} />)
    await screen.findByText('Ann')

    expect(document.body.innerHTML.match(/class="bone /g)).toHaveLength(2 * lines)
  },
)
