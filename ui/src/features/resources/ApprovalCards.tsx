import { useTranslation } from 'react-i18next'
import { ApprovalImpact } from '../../entities/impact/ui/ApprovalImpact'
import { Facts } from '../../shared/blocks/page/Facts'
import { Stack } from '../../shared/blocks/page/Stack'
import { FormCard, type FormCardProps } from '../../shared/blocks/record-form/FormCard'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import type { ResourceCardProps } from './ResourceCards'
import { useFieldFacts } from './useFieldFacts'

const GrantFields = lazyPart(async () => (await import('./ApprovalFields')).GrantFields)
const RevokeFields = lazyPart(async () => (await import('./ApprovalFields')).RevokeFields)

type Card = Pick<FormCardProps, 'title' | 'isOpen' | 'onOpen'>

interface ApprovalCardsProps extends ResourceCardProps {
  grant: Card
  revoke: Card
}

/**
 * Who approves the assignment and the revocation of a resource, with a warning about approvers who
 * could not decide.
 */
export function ApprovalCards({ resource, form, grant, revoke }: ApprovalCardsProps) {
  const { t } = useTranslation('definition')
  const { now, fields, attempts, changed } = form
  const override = useFieldFacts(resource, ['isOverridable'])
  const isChecked = attempts > 0
  return (
    <>
      <FormCard
        {...grant}
        facts={
          <Stack gap="tight">
            <p dir="auto">{fields.grant.text(resource.grant)}</p>
            <Facts facts={override} />
          </Stack>
        }
      >
        <GrantFields form={form} isChecked={isChecked} />
      </FormCard>
      <FormCard
        {...revoke}
        facts={
          <Stack gap="tight">
            <p dir="auto">{fields.revoke.text(resource.revoke)}</p>
            {resource.revoke.kind === 'SAME_AS_GRANT' && (
              <p>{t('approval.same', { names: fields.grant.text(now.grant) })}</p>
            )}
          </Stack>
        }
      >
        <RevokeFields form={form} isChecked={isChecked} />
      </FormCard>
      <ApprovalImpact
        of="resource"
        permission={resource}
        approvals={[now.grant, now.revoke]}
        isChanged={changed.includes('grant') || changed.includes('revoke')}
        personHref={toUser}
        roleHref={toRole}
      />
    </>
  )
}
