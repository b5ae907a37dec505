import { fromLocalMoment, toLocalMoment } from '../shared/blocks/workflow-form/fieldValue'

/** The input type of the device for a date, or for a date with time. */
export function inputTypeOf(hasTime: boolean): string {
  return hasTime ? 'datetime-local' : 'date'
}

/** Converts the value of the device's input to that of the renderer. */
export function keptMoment(typed: string, hasTime: boolean): string {
  if (typed === '') return ''
  return fromLocalMoment(hasTime ? typed : `${typed}T00:00`)
}

/**
 * Replaces the calendar that the renderer would load from another address with the device's own
 * date input.
 */
export function nativeMoment(Input: (typeof Formio.Widgets)[string]) {
  return class extends Input {
    get hasTime() {
      return this.settings.enableTime ?? true
    }

    override attach(input: HTMLInputElement) {
      input.type = inputTypeOf(this.hasTime)
      input.addEventListener('input', () => this.emit('update'))
      return super.attach(input)
    }

    getValue() {
      return keptMoment(this._input.value, this.hasTime)
    }

    setValue(kept: string) {
      this._input.value = this.getValueAsString(kept)
    }

    getValueAsString(kept: string) {
      return toLocalMoment(kept, this.hasTime) ?? ''
    }
  }
}
