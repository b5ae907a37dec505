import { fromLocalMoment, toLocalMoment } from '../shared/blocks/workflow-form/fieldValue'

/** Which field of the device a moment has. */
export function inputTypeOf(hasTime: boolean): string {
  return hasTime ? 'datetime-local' : 'date'
}

/** What the field of the device holds, as the renderer keeps it. */
export function keptMoment(typed: string, hasTime: boolean): string {
  if (typed === '') return ''
  return fromLocalMoment(hasTime ? typed : `${typed}T00:00`)
}

/** The renderer would load a calendar from another address: dates have the field of the device instead. */
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
