import { fireEvent, screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { ColourField } from './ColourField'

test('a colour that is chosen is written, and one that is written is shown', async () => {
  const { user } = renderBlock(
    <Holding initial="#19224a">
      {(value, onChange) => <ColourField label="Bar" value={value} onChange={onChange} />}
    </Holding>,
  )
  const text = await screen.findByRole('textbox', { name: 'Bar' })
  const swatch = screen.getByLabelText('Choose color: Bar')
  expect(swatch).toHaveValue('#19224a')

  fireEvent.change(swatch, { target: { value: '#0088ce' } })
  expect(text).toHaveValue('#0088ce')

  await user.clear(text)
  await user.type(text, '#FFF000')
  expect(swatch).toHaveValue('#fff000')
})

test('what is no colour stays as it was typed', async () => {
  const { user } = renderBlock(
    <Holding initial="">
      {(value, onChange) => <ColourField label="Bar" value={value} onChange={onChange} />}
    </Holding>,
  )
  const text = await screen.findByRole('textbox', { name: 'Bar' })

  await user.type(text, 'blue')

  expect(text).toHaveValue('blue')
  expect(screen.getByLabelText('Choose color: Bar')).toHaveValue('#000000')
})
