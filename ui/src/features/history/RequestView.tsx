import { Undo2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestDetail } from '../../entities/request/model'
import { StatusBadge } from '../../entities/request/ui/StatusBadge'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { kindSigns } from './kind'
import { RequestComments } from './RequestComments'
import { RequestCourse } from './RequestCourse'
import { RequestFacts } from './RequestFacts'
import { RetractDialog } from '../../entities/request/ui/RetractDialog'

/** A request: its item, recipient and reason, its progress, and its comments. */
export function RequestView({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('history')
  const [isRetracting, setRetracting] = useState(false)
  const { kind, name, state, action } = request
  return (
    <>
      <DetailHead
        sign={<Glyph {...kindSigns[kind]} />}
        name={name}
        badge={state !== undefined && <StatusBadge kind={kind} code={state} />}
        about={t('about', { kind: t(`kind.${kind}`), action: t(`action.${action}`) })}
        actions={
          request.isRetractable && (
            <Button icon={Undo2} onPress={() => setRetracting(true)}>
              {t('retract.open')}
            </Button>
          )
        }
      />
      <Split beside={<RequestCourse request={request} />}>
        <SectionCard title={t('facts')}>
          <RequestFacts request={request} />
        </SectionCard>
        <RequestComments comments={request.comments} />
      </Split>
      {isRetracting && <RetractDialog requests={[request]} onClose={() => setRetracting(false)} />}
    </>
  )
}
