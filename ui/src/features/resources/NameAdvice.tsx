import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionFields } from '../../entities/permission/fields'
import { useValidateResourceNamesQuery } from '../../entities/resource/definitionApi'
import { textIn, withText } from '../../shared/blocks/localized-text/localizedTexts'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'

interface NameAdviceProps {
  value: PermissionFields['texts']
  onChange: (texts: PermissionFields['texts']) => void
  /** The texts of a stored resource; its own name is not checked. */
  stored?: PermissionFields['texts']
}

/** The name is checked after this pause in typing. Source: design of resources. */
const PAUSE_MS = 1000

/**
 * Warns that another resource has the name, and offers a free one. It is only advice: the server
 * decides at the save.
 */
export function NameAdvice({ value, onChange, stored }: NameAdviceProps) {
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  const own = stored && textIn(stored.name, locale).trim()
  const name = usePaused(textIn(value.name, locale).trim())
  const isAsked = name !== '' && name !== own
  const { currentData: [found] = [] } = useValidateResourceNamesQuery(isAsked ? [name] : skipToken)
  if (!isAsked || !found?.isNameExist) return null
  const { suggestedName } = found
  const use = suggestedName && (
    <Button
      size="small"
      onPress={() => onChange({ ...value, name: withText(value.name, locale, suggestedName) })}
    >
      {t('name.use', { name: suggestedName })}
    </Button>
  )
  return (
    <div role="status">
      <Banner kind="warning" actions={use}>
        {t('name.taken', { name })}
      </Banner>
    </div>
  )
}

/** The text, updated once it has not changed for a while. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
