import { Shapes } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useListDefinitionsQuery } from '../../../entities/entity-definition/api'
import type { EntityDefinition } from '../../../entities/entity-definition/model'
import { BackLink } from '../../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../../shared/blocks/page/DetailBoundary'
import { DetailHead } from '../../../shared/blocks/page/DetailHead'
import { usePageTitle } from '../../../shared/platform/routing/usePageTitle'
import { Glyph } from '../../../shared/ui/Glyph'
import { toEntityDefinitions } from '../routes'
import { DefinitionForm } from './DefinitionForm'

/** One kind of entity: its name, the actions that its entities allow, and their attributes. */
export function EntityDefinitionPage() {
  const { t } = useTranslation('entityDefinitions')
  const { key = '' } = useParams()
  const { data, error, refetch } = useListDefinitionsQuery(undefined)
  const found = useFound(key, data)
  const [made, setMade] = useState(0)
  usePageTitle(found?.name)
  return (
    <>
      <BackLink to={toEntityDefinitions()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data: found, error, refetch }}
        failedTitle={t('listFailed')}
        dn={key}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toEntityDefinitions(), text: t('toList') }}
      >
        {(definition) => (
          <>
            <DetailHead
              sign={<Glyph of={Shapes} tint="thing" />}
              name={definition.name}
              about={definition.key}
              {...(definition.container !== '' && { dn: definition.container })}
            />
            <DefinitionForm
              key={`${definition.key} ${String(made)}`}
              definition={definition}
              all={data ?? []}
              onCreatedAgain={() => setMade(made + 1)}
            />
          </>
        )}
      </DetailBoundary>
    </>
  )
}

/**
 * The kind with a key; null when there is none. A kind that somebody else deletes while its page is open is kept, so
 * that the entered changes are not lost.
 */
function useFound(key: string, all: readonly EntityDefinition[] | undefined) {
  const [known, setKnown] = useState<EntityDefinition>()
  const found = all?.find((each) => each.key === key)
  if (found && found !== known) setKnown(found)
  return found ?? (known?.key === key ? known : all && null)
}
