import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

interface NamedSectionProps {
  /** The name of the section in the address: `?section=approval`. */
  name: string
  children: ReactNode
}

/** A section of a page that an address can name; the page then scrolls to it. */
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
