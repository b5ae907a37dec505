import { getConfig } from '@testing-library/react'
import { axe as look, toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

/**
 * Checks a page for accessibility problems. The file is separate, because axe takes long to load.
 */
export const axe: typeof look = (page, options) =>
  getConfig().asyncWrapper(() => look(page, options)) as ReturnType<typeof look>
