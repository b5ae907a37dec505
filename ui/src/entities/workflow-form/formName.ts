/** What drafts and windows call the form that decides on a task. */
export const taskFormName = (taskId: string) => `task ${taskId}`

/** What they call the form that asks for a definition; without a recipient it is for oneself. */
export const requestFormName = (definition: string, recipient = '') =>
  `request ${definition} ${recipient}`
