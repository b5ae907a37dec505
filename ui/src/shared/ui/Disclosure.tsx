import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import styles from './Disclosure.module.css'
import { Icon } from './Icon'

interface DisclosureProps {
  title: string
  children: ReactNode
  isInitiallyOpen?: boolean
}

/** Content that few people need, hidden below its title until they open it. */
export function Disclosure({ title, children, isInitiallyOpen = false }: DisclosureProps) {
  return (
    <AriaDisclosure className={styles.disclosure ?? ''} defaultExpanded={isInitiallyOpen}>
      <Heading className={styles.head ?? ''}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          <Icon of={ChevronDown} size="s" className={styles.fold} />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel ?? ''}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
