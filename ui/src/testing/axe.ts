import { axe, toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

/** Looks for barriers; apart from what every test needs, as it takes long to load. */
export { axe }
