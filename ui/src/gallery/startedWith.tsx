import { useState, type ComponentType } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '../app/store'
import { readAnew, type Bootstrap } from '../shared/platform/session/sessionApi'
import { bootstrap } from '../testing/bootstrap'

/** Shows a block with other data of the start than usual. */
export function startedWith(own: Partial<Bootstrap>, Block: ComponentType): ComponentType {
  return function Started() {
    const [store] = useState(() => {
      const made = createStore()
      made.dispatch(readAnew(bootstrap(own)))
      return made
    })
    return (
      <Provider store={store}>
        <Block />
      </Provider>
    )
  }
}
