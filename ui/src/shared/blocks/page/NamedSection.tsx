import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

interface NamedSectionProps {
  /** As the address has it: `?section=approval`. */
  name: string
  children: ReactNode
}

/** A part of a page that an address can name; the page then opens at it. */
export function NamedSection({ name, children }: NamedSectionProps) {
  const [params] = useSearchParams()
  const part = useRef<HTMLDivElement>(null)
  const isNamed = params.get('section') === name
  useEffect(() => {
    if (isNamed) part.current?.scrollIntoView({ block: 'start' })
  }, [isNamed])
  return (
    <div ref={part} id={`section-${name}`}>
      {children}
    </div>
  )
}
