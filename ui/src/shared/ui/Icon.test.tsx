import { render, screen } from '@testing-library/react'
import type { IconNode } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { Icon } from './Icon'

const lock: IconNode = [
  ['path', { d: 'm9 12 2 2' }],
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M8 2v3' }],
  ['path', { d: 'M1 1h2', fill: 'currentColor' }],
]

test('the plain paths of an icon are one, each from the corner and over the other shapes, which stay as they are', () => {
  expect(renderToStaticMarkup(<Icon of={lock} />)).toContain(
    '><circle cx="12" cy="12" r="10"></circle><path d="M1 1h2" fill="currentColor"></path>' +
      '<path d="M0 0m9 12 2 2M0 0M8 2v3"></path></svg>',
  )
})

test('an icon with a label is a picture, one without is for the eye alone', () => {
  expect(renderToStaticMarkup(<Icon of={lock} />)).toMatch(/^<svg [^>]*aria-hidden="true"/)

  render(<Icon of={lock} label="Protected" />)
  expect(screen.getByRole('img', { name: 'Protected' })).not.toHaveAttribute('aria-hidden')
})
