import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InfoFrame } from '../../entities/quick-info/ui/InfoFrame'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { Button } from '../../shared/ui/Button'
import { toEntity } from '../entities/routes'
import { toGroup } from '../groups/routes'
import { KindSign } from './KindSign'
import { GROUP } from './routes'

interface EntityInfoProps {
  dn: string
  name: string
  kind: string
  lines: readonly string[]
  more: ReactNode
}

/** A group or another entity of a chart, which has no quick info: the lines of its card and a link to its page. */
export function EntityInfo({ dn, name, kind, lines, more }: EntityInfoProps) {
  const { t } = useTranslation('values')
  const page = kind === GROUP ? toGroup(dn) : toEntity(kind, dn)
  const mayOpen = useIsOpenPath()(page)
  return (
    <InfoFrame
      sign={<KindSign kind={kind} name={name} photo={undefined} size="m" />}
      name={name}
      about={lines}
      actions={
        (mayOpen || more) && (
          <>
            {mayOpen && <Button href={page}>{t('viewMore')}</Button>}
            {more}
          </>
        )
      }
    />
  )
}
