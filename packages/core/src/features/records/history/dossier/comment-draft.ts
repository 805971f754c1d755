import { dossierEndpoints, type Mentionable } from '../../../../contract/index.ts';
import type { DraftStore } from '../../../../drafts/index.ts';
import { failureText, type HttpClient } from '../../../../http/index.ts';
import { parseJson, sameText, type LocalizedText, type Notice } from '../../../../kernel/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import { mentionedIn, parseMentions } from './record-dossier.model.ts';

export interface CommentDraftDependencies {
  readonly record: { readonly resource: string; readonly id: string };
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  readonly userId: string;
  /** Something of it is different. */
  readonly onChange: () => void;
  readonly onSent: (notice: Notice) => void;
}

/** The comment that is being written: kept in the browser until it is sent. */
export function createCommentDraft(dependencies: CommentDraftDependencies) {
  const { record, client, clock, drafts, userId, onChange, onSent } = dependencies;
  const key = { userId, resource: `comment:${record.resource}`, rowId: record.id };
  const draft = drafts.read(key)?.values ?? {};
  let text = String(draft['text'] ?? '');
  let mentions: readonly Mentionable[] = parseMentions(parseJson(String(draft['mentions'] ?? '')));
  let isSending = false;
  let refusal: LocalizedText | null = null;

  function remember(): void {
    if (text.trim() === '') drafts.remove(key);
    else drafts.write(key, { values: { text, mentions: JSON.stringify(mentions) }, savedAt: clock.now() });
  }

  return {
    facts: () => ({ text, isSending, refusal }),
    write(next: string): void {
      if (isSending) return;
      text = next;
      refusal = null;
      remember();
      onChange();
    },
    mention(person: Mentionable): void {
      mentions = [...mentions.filter(({ id }) => id !== person.id), person];
      remember();
    },
    async send(): Promise<void> {
      if (isSending || text.trim() === '') return;
      isSending = true;
      refusal = null;
      onChange();
      const body = { ...record, text, mentioned: mentionedIn(text, mentions) };
      const answer = await client.call(dossierEndpoints.comment, { body, isQuiet: true });
      isSending = false;
      if (answer.ok) {
        text = '';
        mentions = [];
        remember();
        onSent({ level: 'success', text: sameText(answer.value.message) });
      } else refusal = failureText(answer.error);
      onChange();
    },
  };
}
