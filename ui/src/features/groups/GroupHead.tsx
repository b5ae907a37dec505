import { Pencil, Trash2, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../entities/group/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { toGroupEdit } from './routes'

interface GroupHeadProps {
  group: Pick<Group, 'dn' | 'name'>
  /** Of those who may write it. */
  onDelete: (() => void) | false
}

/** The head of a group's page: its name, its DN, and what can be done with it. */
export function GroupHead({ group: { dn, name }, onDelete }: GroupHeadProps) {
  const { t } = useTranslation('groups')
  return (
    <DetailHead
      sign={<Glyph of={UsersRound} tint="group" />}
      name={name}
      dn={dn}
      actions={
        onDelete && (
          <>
            <Button icon={Trash2} variant="quiet" onPress={onDelete}>
              {t('delete.open')}
            </Button>
            <Button variant="primary" icon={Pencil} href={toGroupEdit(dn)}>
              {t('edit.open')}
            </Button>
          </>
        )
      }
    />
  )
}
