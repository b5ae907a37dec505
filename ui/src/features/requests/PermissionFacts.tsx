import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import type { PermissionDetails } from '../../entities/permission/model'
import { useListRulesOfRolesQuery } from '../../entities/sod/api'
import { useListText } from '../../i18n/useListText'
import { CopyableId } from '../../shared/blocks/page/CopyableId'
import { Facts } from '../../shared/blocks/page/Facts'
import { useSeesDns } from '../../shared/platform/session/useSeesDns'
import { useDefinitionFacts, type PermissionFact } from './useDefinitionFacts'

/** The facts of an item that can be requested. */
export function PermissionFacts({ details }: { details: PermissionDetails }) {
  const { t } = useTranslation('requests')
  const listText = useListText()
  const seesDns = useSeesDns()
  const { id, kind, description, categories, isMultiple, mustExpire } = details
  const { data: rules = [] } = useListRulesOfRolesQuery(kind === 'role' ? [id] : skipToken)
  const excluded = rules.flatMap(({ roles }) => roles.filter((role) => role.id !== id))
  const facts: PermissionFact[] = [
    { key: 'kind', label: t('type.label'), content: t(`kind.${kind}`) },
    {
      key: 'categories',
      label: t('facts.categories'),
      content: listText(categories),
      isAbsent: categories.length === 0,
    },
    {
      key: 'description',
      label: t('facts.description'),
      content: <bdi>{description}</bdi>,
      isAbsent: description === '',
    },
    ...useDefinitionFacts(details),
    {
      key: 'excluded',
      label: t('facts.excludes'),
      content: listText(excluded.map(({ name }) => name)),
      isAbsent: excluded.length === 0,
    },
    {
      key: 'multiple',
      label: t('facts.multiple'),
      content: isMultiple ? t('yes') : t('no'),
      isAbsent: kind !== 'resource',
    },
    { key: 'expires', label: t('facts.expires'), content: t('yes'), isAbsent: !mustExpire },
    { key: 'id', label: t('facts.id'), content: <CopyableId id={id} />, isAbsent: !seesDns },
  ]
  return <Facts facts={facts.filter(({ isAbsent }) => isAbsent !== true)} />
}
