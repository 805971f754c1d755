/** Hidden command that the shell scripts call for completions. */
export const COMPLETE = '__complete';

const bash = `_evergreen() {
  local IFS=$'\\n'
  COMPREPLY=($(evergreen ${COMPLETE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -F _evergreen evergreen
`;

const zsh = `#compdef evergreen
_evergreen() {
  local -a candidates
  candidates=("\${(@f)$(evergreen ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a candidates
}
compdef _evergreen evergreen
`;

const fish = `complete -c evergreen -f -a '(evergreen ${COMPLETE} (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`;

/** Completion script by shell. Each delegates to the program. */
export const completionScripts: ReadonlyMap<string, string> = new Map([
  ['bash', bash],
  ['zsh', zsh],
  ['fish', fish],
]);
