import { Eraser } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { FieldGroup } from '../../ui/FieldGroup'
import { TextField } from '../../ui/TextField'
import type { FieldControlProps } from './fieldControlProps'
import { openPaper, type Paper, type Signature } from './paper'
import styles from './SignatureControl.module.css'

const WIDTH_PX = 900
const HEIGHT_PX = 300

/**
 * A signature: drawn, or the typed name of the signer in a script font.
 *
 * Source: docs/assumptions.md A-343.
 */
export function SignatureControl(props: FieldControlProps) {
  const { field, value } = props
  const { t } = useTranslation('workflowForm')
  const signature = typeof value === 'string' ? value : ''
  const hint = field.hint ?? t('signature.hint')
  if (!field.isReadOnly) return <Pad {...props} field={{ ...field, hint }} signature={signature} />
  return (
    <FieldGroup {...field}>
      {signature === '' ? (
        <p className={styles.none}>{t('signature.none')}</p>
      ) : (
        <img className={styles.paper} src={signature} alt={t('signature.there')} />
      )}
    </FieldGroup>
  )
}

interface PadProps extends FieldControlProps {
  signature: Signature
}

function Pad({ field, signature, onChange, onBlur }: PadProps) {
  const { t } = useTranslation('workflowForm')
  const { canvas, name, write } = usePaper(signature, onChange)
  return (
    <FieldGroup {...field}>
      <div className={styles.pad}>
        <canvas
          ref={canvas}
          className={styles.paper}
          width={WIDTH_PX}
          height={HEIGHT_PX}
          onPointerUp={onBlur}
        >
          {signature === '' ? t('signature.none') : t('signature.there')}
        </canvas>
        <TextField label={t('signature.name')} value={name} onChange={write} onBlur={onBlur} />
        <Button size="small" variant="quiet" icon={Eraser} onPress={() => write('')}>
          {t('signature.clear')}
        </Button>
      </div>
    </FieldGroup>
  )
}

/** The paper, and the name on it if a person has typed one. */
function usePaper(signature: Signature, onChange: (signature: Signature) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const paper = useRef<Paper>(undefined)
  const own = useRef<Signature>('')
  const [name, setName] = useState('')
  const sign = (next: Signature, written: string) => {
    own.current = next
    setName(written)
    onChange(next)
  }
  const drawn = useEffectEvent((next: Signature) => sign(next, ''))
  useEffect(() => {
    if (!canvas.current) return
    const opened = openPaper(canvas.current, drawn)
    paper.current = opened
    return opened.close
  }, [])
  // Shows the signature of a draft, or an earlier one.
  useEffect(() => {
    if (signature === own.current) return
    own.current = signature
    paper.current?.show(signature)
  }, [signature])
  return {
    canvas,
    name: signature === '' ? '' : name,
    write: (typed: string) => sign(paper.current?.write(typed) ?? '', typed),
  }
}
