import { CircleCheck, Lock } from 'lucide'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListPermissionsOfQuery } from '../../entities/administrator/api'
import { useOperations } from '../../entities/admin-rights/useOperations'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { Icon } from '../../shared/ui/Icon'
import { ObjectField } from './ObjectField'
import { useObject } from './useObject'

/** The actions that the signed-in person may do with a role or a resource, and the permission that each other action needs. */
export function OwnOperations() {
  const { t } = useTranslation('explain')
  const [params, setParams] = useSearchParams()
  const object = params.get('object') ?? ''
  return (
    <SectionCard title={t('own.actions')}>
      <Stack>
        <ObjectField
          label={t('own.object')}
          hint={t('own.objectHint')}
          object={object}
          hasForms={false}
          onChange={(dn) => setParams(dn === '' ? {} : { object: dn }, { replace: true })}
        />
        {object !== '' && <Operations object={object} />}
      </Stack>
    </SectionCard>
  )
}

function Operations({ object }: { object: string }) {
  const { t } = useTranslation('explain')
  const { item, domain } = useObject(object)
  const { currentData: permissions = [] } = useListPermissionsOfQuery(domain || skipToken)
  const may = useOperations(item?.type === 'resource' ? 'resource' : 'role', [object])
  return (
    <RowList live="polite">
      {permissions.map(({ key, name }) => {
        const isMine = may(key, object)
        return (
          <RowItem
            key={key}
            sign={<Icon of={isMine ? CircleCheck : Lock} />}
            title={name}
            about={isMine === undefined ? '' : t(isMine ? 'own.may' : 'own.mayNot', { name })}
          />
        )
      })}
    </RowList>
  )
}
