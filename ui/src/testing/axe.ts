import { getConfig } from '@testing-library/react'
import { axe as look, toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

/**
 * Looks for barriers, while the page goes on as it does while something is waited for. Apart from what every test needs, as it
 * takes long to load.
 */
export const axe: typeof look = (page, options) =>
  getConfig().asyncWrapper(() => look(page, options)) as ReturnType<typeof look>
