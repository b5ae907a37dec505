import { Facts } from '../../../shared/blocks/page/Facts'
import { Disclosure } from '../../../shared/ui/Disclosure'
import type { Driver } from '../model'

const DETAILS = ['subType', 'requestFrom', 'hasLogicalSystem'] as const

interface DriverFactsProps {
  title: string
  driver: Driver
}

/**
 * What the server says of a driver, under the names that it has there; nothing where it says nothing.
 *
 * Source: SPEC 3 "Other entities"; docs/assumptions.md A-540.
 */
export function DriverFacts({ title, driver }: DriverFactsProps) {
  const facts = DETAILS.flatMap((key) => {
    const value = driver[key]
    if (value === undefined || value === '') return []
    return [{ key, label: key, content: <bdi>{String(value)}</bdi> }]
  })
  if (facts.length === 0) return null
  return (
    <Disclosure title={title}>
      <Facts facts={facts} />
    </Disclosure>
  )
}
