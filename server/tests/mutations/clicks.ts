import type { Mutation } from './mutation.ts';

/** Bugs of clicks, kits, edits and the history. */
export const clicks: readonly Mutation[] = [
  {
    bug: 'a text outside the window can be marked as a favourite, and is shown by that',
    file: 'server/src/services/history.ts',
    original:
      '      if (!(await findVisible(user, generationId))) return new GenerationNotFound();\n      const marked',
    mutated: '      const marked',
    tests: 'billing/boundaries.test',
  },
  {
    bug: 'a text outside the window can be adjusted',
    file: 'server/src/services/copywriting/adjusting.ts',
    original:
      'if (!found || !(await generations.isInWindow(found, plan.historySize))) return new GenerationNotFound();',
    mutated: 'if (!found) return new GenerationNotFound();',
    tests: 'billing/boundaries.test',
  },
  {
    bug: 'a text that is deleted before its hold is settled costs nothing',
    file: 'server/src/services/history.ts',
    original: "await users.settle(user.id, generationId, 'spent')",
    mutated: "await users.settle(user.id, generationId, 'returned')",
    tests: 'writing/history.test',
  },
  {
    bug: 'who joins a kit is not told of the texts that are stored already',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original:
      '    if (stored.some((generation) => !matchesKit(generation, click))) return new RequestIdReused();\n    await reportStoredTexts(click, stored);\n',
    mutated: '    if (stored.some((generation) => !matchesKit(generation, click))) return new RequestIdReused();\n',
    tests: 'writing/kits.test',
  },
  {
    bug: 'an expired reservation uses an adjustment up',
    file: 'server/src/domain/writing/adjustments.ts',
    original: 'return live.length < adjustmentsPerGeneration ?',
    mutated: 'return stored.adjustments.length < adjustmentsPerGeneration ?',
    tests: 'domain/adjustments',
  },
  {
    bug: 'a kit shows texts from outside the history window',
    file: 'server/src/services/copywriting/storedKits.ts',
    original:
      "    const isShown = await generations.isInWindow(generation, plan.historySize);\n    const { contentType } = generation;\n    return { contentType, state: 'stored', generation: isShown ? visibleTo(plan, generation) : null, failure: null };",
    mutated:
      "    const { contentType } = generation;\n    return { contentType, state: 'stored', generation: visibleTo(plan, generation), failure: null };",
    tests: 'writing/kits.test',
  },
  {
    bug: 'overlapping words are mended twice',
    file: 'server/src/services/copywriting/mend.ts',
    original: 'if (!words || words.end > before) continue;',
    mutated: 'if (!words) continue;',
    tests: 'writer/composing',
  },
  {
    bug: 'a hold expires before its text can be written',
    file: 'server/src/services/copywriting/holds.ts',
    original: 'holdSeconds * 1000',
    mutated: 'holdSeconds',
    tests: 'billing/holds.test',
  },
  {
    bug: 'a review is laid to another text when one before it was not read',
    file: 'server/src/services/copywriting/reviewTexts.ts',
    original: 'reviews[toReview.indexOf(variation)]',
    mutated: 'reviews[variation]',
    tests: 'writing/reviewing.test',
  },
  {
    bug: 'to forget one learnt text forgets the others of the same save',
    file: 'server/src/domain/generations/learntTexts.ts',
    original: 'id: `${generation.id}:${variation}:${at.getTime()}`',
    mutated: 'id: `${generation.id}:${at.getTime()}`',
    tests: 'domain/learntTexts',
  },
  {
    bug: 'the campaign link of a repeated requestId is not compared',
    file: 'server/src/domain/generations/generation.ts',
    original: '  generation.topic === brief.topic &&\n  generation.campaignLink === brief.campaignLink;',
    mutated: '  generation.topic === brief.topic;',
    tests: 'writing/generate.test',
  },
  {
    bug: 'the second attempt is not bounded by the time of all attempts',
    file: 'server/src/services/copywriting/composer.ts',
    original:
      'await callWriter(\n          taskOfAttempt(task, written, retry),\n          variationsToWrite,\n          totalLimit.signal,\n          progress,\n        );',
    mutated: 'await callWriter(taskOfAttempt(task, written, retry), variationsToWrite, signal, progress);',
    tests: 'writer/composing',
  },
  {
    bug: 'the state of a click reads the text before the holds',
    file: 'server/src/services/copywriting/generating.ts',
    original:
      '    const account = await users.find(id);\n    const generation = await generations.findByRequest(id, clickId);\n',
    mutated:
      '    const generation = await generations.findByRequest(id, clickId);\n    const account = await users.find(id);\n',
    tests: 'billing/boundaries.test',
  },
  {
    bug: 'what only shows when other faults of a text were mended is not mended',
    file: 'server/src/services/copywriting/mend.ts',
    original: 'const maxRounds = 4',
    mutated: 'const maxRounds = 2',
    tests: 'writer/composing',
  },
  {
    bug: 'a price that is given to another product is replaced by a gap that does not say that a price is missing',
    file: 'server/src/services/copywriting/mend.ts',
    original: "finding.code === 'turned-round' || finding.code === 'swapped'",
    mutated: "finding.code === 'turned-round'",
    tests: 'writer/composing',
  },
  {
    bug: 'the removal of an unwanted emoji at the beginning of a line leaves a blank there, or joins the line to the one before',
    file: 'server/src/services/copywriting/mend.ts',
    original: "const beginsLine = before === 0 || text.charAt(before - 1) === '\\n';",
    mutated: 'const beginsLine = before === 0;',
    tests: 'writer/composing',
  },
  {
    bug: 'a hashtag with an accent is removed only up to the accent',
    file: 'server/src/services/copywriting/mend.ts',
    original: "#[\\p{L}\\p{N}\\p{M}_]+/gu, '').trim()",
    mutated: "#\\w+/gu, '').trim()",
    tests: 'writer/composing',
  },
  {
    bug: 'the removal of Markdown from a text drops the address of a link',
    file: 'server/src/services/copywriting/mend.ts',
    original: "'$1: $2'",
    mutated: "'$1'",
    tests: 'writer/composing',
  },
  {
    bug: 'the campaign link is added after another address in the link line of an ad, instead of replacing it',
    file: 'server/src/services/copywriting/mend.ts',
    original: "rule.place === 'part' || currentText === '' ? words",
    mutated: "currentText === '' ? words",
    tests: 'writer/composing',
  },
  {
    bug: 'an address in the caption of a post stays there, where nobody can tap it',
    file: 'server/src/services/copywriting/mend.ts',
    original: 'const clean = isBio ? text.replaceAll(link, rule.words) : text;',
    mutated: 'const clean = text;',
    tests: 'writer/composing',
  },
  {
    bug: 'a text that is longer than a store takes is stored when it cannot be cut',
    file: 'server/src/services/copywriting/mend.ts',
    original: 'return canBeStored(mended) ? mended : null;',
    mutated: 'return mended;',
    tests: 'writer/composing',
  },
  {
    bug: 'an e-mail claims a reason for being sent that its owner never told',
    file: 'server/src/services/copywriting/mend.ts',
    original: '[preencher: motivo]',
    mutated: 'se cadastrou',
    tests: 'writer/composing',
  },
  {
    bug: 'the length of the campaign link counts when a text is cut to size, so that more of it is lost',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: "isLongerThan(campaignLink === null ? whole : whole.replaceAll(campaignLink, ''), limit)",
    mutated: 'isLongerThan(whole, limit)',
    tests: 'writer/composing',
  },
  {
    bug: 'what is cut off a first line that is too long is lost',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: "if (!labelled) cut['paragraphs'] = [asSentence(rest), ...stringsOf(parts['paragraphs'])];\n",
    mutated: "if (labelled) cut['paragraphs'] = [asSentence(rest), ...stringsOf(parts['paragraphs'])];\n",
    tests: 'writer/composing',
  },
  {
    bug: 'of too many hashtags the last ones are kept instead of the first',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: "if (kind === 'hashtags') cut[key] = stringsOf(value).slice(0, max);",
    mutated: "if (kind === 'hashtags') cut[key] = stringsOf(value).slice(-max);",
    tests: 'writer/composing',
  },
  {
    bug: 'a text of which nothing can be cut gets another layout',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: 'if (parts && whole === render(type, parts)) whole = text;\n',
    mutated: '',
    tests: 'writer/composing',
  },
  {
    bug: 'a text that is too long loses its call to action, while its last paragraph could go',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: '(parts && fewerParagraphs(type, parts, isTooLong)) ?? cutAtSentence(whole, limit) ?? whole',
    mutated: 'cutAtSentence(whole, limit) ?? (parts && fewerParagraphs(type, parts, isTooLong)) ?? whole',
    tests: 'writer/composing',
  },
  {
    bug: 'a title that is one long sentence is not cut at its commas',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: ' ?? cutAt(text, limit, /(?=[,;:]\\s|\\s[–—]\\s)/gu);',
    mutated: ';',
    tests: 'writer/composing',
  },
  {
    bug: 'a text is never cut down to its first paragraph, and loses its call to action instead',
    file: 'server/src/services/copywriting/cutToSize.ts',
    original: 'count > 0',
    mutated: 'count > 1',
    tests: 'writer/composing',
  },
  {
    bug: 'a click ends without a text when the second attempt must be left out, though the first one can be stored',
    file: 'server/src/services/copywriting/storable.ts',
    original: 'for (const candidate of candidates) {',
    mutated: 'for (const candidate of candidates.slice(0, 1)) {',
    tests: 'writer/composing',
  },
  {
    bug: 'a click whose text is stored ends in an error when the store cannot settle its hold',
    file: 'server/src/services/copywriting/holds.ts',
    original:
      ".catch(\n        (error: unknown) =>\n          log.warn({ generationId, error }, 'a hold was not settled; the job settles it when it has expired'),\n      );",
    mutated: ';',
    tests: 'billing/holds.test',
  },
  {
    bug: 'one run of the job settles only the first 100 of the expired holds',
    file: 'server/src/services/copywriting/holds.ts',
    original: 'if (expired.length < batchSize) return settled;',
    mutated: 'return settled;',
    tests: 'billing/holds.test',
  },
  {
    bug: 'one run of the job gives back the expired adjustments of only 100 texts',
    file: 'server/src/services/copywriting/adjusting.ts',
    original: 'if (expired.length < batchSize) return released;',
    mutated: 'return released;',
    tests: 'billing/holds.test',
  },
  {
    bug: 'repeats of a click count towards the clicks of a minute',
    file: 'server/src/services/copywriting/generating.ts',
    original: '    if (earlierResult) return toVisibleResult(plan, earlierResult);\n',
    mutated:
      '    if (earlierResult) {\n      const { waitSeconds } = await rateLimits.take(clickRate, user.id);\n      return waitSeconds === null ? toVisibleResult(plan, earlierResult) : TooManyRequests.inAMinute(waitSeconds);\n    }\n',
    tests: 'writing/generate.test',
  },
  {
    bug: 'a text is dated with the beginning of its writing, and stands below texts that were stored meanwhile',
    file: 'server/src/services/copywriting/writeText.ts',
    original: 'createdAt: clock.now(),',
    mutated: 'createdAt: now,',
    tests: 'writing/generate.test',
  },
  {
    bug: 'an adjustment takes the first edit of a text for what its owner told, instead of the last one',
    file: 'server/src/services/copywriting/adjustText.ts',
    original: 'findLast((version)',
    mutated: 'find((version)',
    tests: 'writing/adjusting.test',
  },
  {
    bug: 'an adjustment brings back what the owner took out of the text',
    file: 'server/src/services/copywriting/adjustText.ts',
    original: 'const topic = edited ? wordsWithoutLabels(generation, edited.text) : generation.topic;',
    mutated:
      'const topic = edited ? `${generation.topic}\\n${wordsWithoutLabels(generation, edited.text)}` : generation.topic;',
    tests: 'writing/adjusting.test',
  },
  {
    bug: 'an adjustment does not know the products that an edit of the text names',
    file: 'server/src/services/copywriting/adjustText.ts',
    original: 'await productsIn(topic, user.id, now)',
    mutated: 'await productsIn(generation.topic, user.id, now)',
    tests: 'accounts/products.test',
  },
  {
    bug: "an adjusted text is not written in the owner's voice",
    file: 'server/src/services/copywriting/adjustText.ts',
    original: 'voice: await voiceOf(user),',
    mutated: 'voice: null as Awaited<ReturnType<typeof voiceOf>>,',
    tests: 'accounts/voice.test',
  },
  {
    bug: 'an adjusted text may begin as another text of the same generation does',
    file: 'server/src/services/copywriting/adjustText.ts',
    original: '...variations.filter((_, index) => index !== variation).map(opening), ...used]',
    mutated: '...used]',
    tests: 'writing/adjusting.test',
  },
  {
    bug: 'an adjusted text that is stored ends in an error when the store cannot end its reservation',
    file: 'server/src/services/copywriting/adjusting.ts',
    original:
      ".catch((error: unknown) =>\n          log.warn(\n            { generationId: generation.id, error },\n            'an adjustment was not given back; the job does so when its reservation has expired',\n          ),\n        );",
    mutated: ';',
    tests: 'writing/adjusting.test',
  },
  {
    bug: 'a click that the limit of a minute refuses keeps its adjustment reserved',
    file: 'server/src/services/copywriting/adjusting.ts',
    original:
      '    try {\n      // Counted after the reservation, so that repeats of one click count once.\n      const { waitSeconds: wait } = await rateLimits.take(clickRate, user.id);\n      return wait === null ? await writeAndStore(click, generation, adjustment) : TooManyRequests.inAMinute(wait);\n    } finally {',
    mutated:
      '    // Counted after the reservation, so that repeats of one click count once.\n    const { waitSeconds: wait } = await rateLimits.take(clickRate, user.id);\n    if (wait !== null) return TooManyRequests.inAMinute(wait);\n    try {\n      return await writeAndStore(click, generation, adjustment);\n    } finally {',
    tests: 'writing/adjusting.test',
  },
  {
    bug: 'repeats of one adjustment count towards the clicks of a minute',
    file: 'server/src/services/copywriting/adjusting.ts',
    original: "      if (reserved === 'done') return stored;\n",
    mutated:
      "      if (reserved === 'done') {\n        const { waitSeconds } = await rateLimits.take(clickRate, user.id);\n        return waitSeconds === null ? stored : TooManyRequests.inAMinute(waitSeconds);\n      }\n",
    tests: 'writing/adjusting.test',
  },
  {
    bug: 'an adjustment that is stored is counted as a repeated one',
    file: 'server/src/services/copywriting/adjusting.ts',
    original: "newText.isStored = typeof stored === 'object';",
    mutated: "newText.isStored = stored === 'expired';",
    tests: 'operations/metrics.test',
  },
  {
    bug: 'a kit that is stored is counted as a repeated one',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original: 'if (!isFailure(text) && text.id === hold.generationId) newText.isStored = true;\n',
    mutated: 'newText.isStored = newText.isStored || isFailure(text);\n',
    tests: 'operations/metrics.test',
  },
  {
    bug: 'a click that ends in a bug is counted as a repeated one',
    file: 'server/src/services/copywriting/countClicks.ts',
    original: "let outcome: ClickOutcome = 'bug';",
    mutated: "let outcome: ClickOutcome = 'repeated';",
    tests: 'operations/metrics.test',
  },
  {
    bug: 'the second attempt is not told the openings of the texts that are kept',
    file: 'server/src/services/copywriting/attempts.ts',
    original: 'recentOpenings: [...openings, ...task.recentOpenings]',
    mutated: 'recentOpenings: openings.length > 9 ? openings : task.recentOpenings',
    tests: 'writing/findings.test',
  },
  {
    bug: 'the second attempt is not told the openings of the last generations',
    file: 'server/src/services/copywriting/attempts.ts',
    original: 'recentOpenings: [...openings, ...task.recentOpenings]',
    mutated: 'recentOpenings: openings',
    tests: 'writing/findings.test',
  },
  {
    bug: 'the second attempt of an adjustment corrects the text from before instead of the one at fault',
    file: 'server/src/services/copywriting/attempts.ts',
    original: 'adjustmentToRetry({ ...task.adjusting, ...newest }, corrections)',
    mutated: 'adjustmentToRetry(task.adjusting, corrections)',
    tests: 'writing/findings.test',
  },
  {
    bug: 'what a writer sends after its attempt is over is shown among the pieces of the next attempt',
    file: 'server/src/services/copywriting/composer.ts',
    original: 'originalVariation !== undefined && !isOver && !limit.signal.aborted',
    mutated: 'originalVariation !== undefined',
    tests: 'writer/composing',
  },
  {
    bug: 'what a writer sends after its answer is still shown',
    file: 'server/src/services/copywriting/composer.ts',
    original: 'isOver = true;',
    mutated: 'isOver = false;',
    tests: 'writer/composing',
  },
  {
    bug: 'a click ends in an error when the reviewer throws one',
    file: 'server/src/services/copywriting/reviewTexts.ts',
    original: 'return reviewerCrash;',
    mutated: 'throw error;',
    tests: 'writer/composing',
  },
  {
    bug: 'a reviewer that does not heed its signal is waited for without end',
    file: 'server/src/services/copywriting/reviewTexts.ts',
    original: 'await Promise.race([port.review(task, limit.signal), limit.whenOver.then(() => reviewTimeout)])',
    mutated: 'await port.review(task, limit.signal)',
    tests: 'writer/composing',
  },
  {
    bug: 'a click takes a credit for a kit that was deleted between its look-up and its hold',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original:
      '(await generations.findByRequest(user.id, kit.id)) !== null ||\n      (await findDeletedTypes(user.id, kit)).length > deleted.length;',
    mutated: '(await generations.findByRequest(user.id, kit.id)) !== null;',
    tests: 'writing/deletedClicks.test',
  },
  {
    bug: 'a click writes its text once more, for a credit, when it was stored and deleted between look-up and hold',
    file: 'server/src/services/copywriting/generating.ts',
    original: 'const concurrentResult = await findEarlierResult(click);',
    mutated:
      'const concurrentResult = await findEarlierResult(click).then((one) => (one instanceof GenerationDeleted ? null : one));',
    tests: 'writing/deletedClicks.test',
  },
  {
    bug: 'who watches a kit is not told that a text has failed while the others are written',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original:
      "listener?.finish(isFailure(text) ? toMissingText(contentType, 'returned', text) : await toKitText(plan, text));",
    mutated: 'if (!isFailure(text)) listener?.finish(await toKitText(plan, text));',
    tests: 'writing/kits.test',
  },
  {
    bug: 'a repeated kit whose missing text fails again shows none of the stored texts',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original:
      'const all = [...stored, ...ends.flatMap(({ text }) => (isFailure(text) ? [] : [text]))];\n    if (all.length > 0) return',
    mutated:
      'const all = [...stored, ...ends.flatMap(({ text }) => (isFailure(text) ? [] : [text]))];\n    if (all.length > stored.length) return',
    tests: 'writing/kits.test',
  },
  {
    bug: 'a kit one of whose texts ends in a bug is answered as if that text had only failed',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original: "if (bug?.status === 'rejected') throw bug.reason;",
    mutated: "if (bug?.status === 'rejected' && taken.length === 1) throw bug.reason;",
    tests: 'writing/kits.test',
  },
  {
    bug: 'who waits for a kit is told of each stored text at every poll',
    file: 'server/src/services/copywriting/creatingKits.ts',
    original: 'if (click.reportedTypes.has(generation.contentType)) continue;\n',
    mutated: '',
    tests: 'writing/kits.test',
  },
  {
    bug: 'a text that is stored while its kit is read is shown as returned',
    file: 'server/src/services/copywriting/storedKits.ts',
    original:
      '      // The holds are read before the texts: one that ends in between has stored its text by then.\n      const account = await users.find(id);\n      const held = account?.holds.filter((hold) => hold.kitId === kitId) ?? [];\n      const isHeld = (contentType: ContentType) =>\n        held.some((hold) => hold.requestId === textRequestId(kitId, contentType));\n      const stored = await generations.ofKit(id, kitId);\n',
    mutated:
      '      const stored = await generations.ofKit(id, kitId);\n      const account = await users.find(id);\n      const held = account?.holds.filter((hold) => hold.kitId === kitId) ?? [];\n      const isHeld = (contentType: ContentType) =>\n        held.some((hold) => hold.requestId === textRequestId(kitId, contentType));\n',
    tests: 'writing/kits.test',
  },
  {
    bug: 'a text that a repeat writes while its kit is deleted stays in the history',
    file: 'server/src/services/copywriting/storedKits.ts',
    original:
      '      await deletedClicks.add({ userId: id, requestId: kitId, at: clock.now() });\n      // What is being written can no longer be stored; what is stored is settled as spent before it goes.\n      for (const { generationId } of await held()) await holds.settleHold(id, generationId);\n      const stored = await generations.ofKit(id, kitId);\n',
    mutated:
      '      // What is being written can no longer be stored; what is stored is settled as spent before it goes.\n      for (const { generationId } of await held()) await holds.settleHold(id, generationId);\n      const stored = await generations.ofKit(id, kitId);\n      await deletedClicks.add({ userId: id, requestId: kitId, at: clock.now() });\n',
    tests: 'writing/kits.test',
  },
  {
    bug: 'a text that is stored while its kit is deleted stays in the history',
    file: 'server/src/services/copywriting/storedKits.ts',
    original:
      '      for (const { generationId } of await held()) await holds.settleHold(id, generationId);\n      const stored = await generations.ofKit(id, kitId);\n',
    mutated:
      '      const stored = await generations.ofKit(id, kitId);\n      for (const { generationId } of await held()) await holds.settleHold(id, generationId);\n',
    tests: 'writing/kits.test',
  },
  {
    bug: 'ideas have types and goals that the plan of the owner lacks',
    file: 'server/src/services/ideas.ts',
    original: 'planOf(user.currentPlan)',
    mutated: "planOf('plano_voo')",
    tests: 'writing/ideas.test',
  },
  {
    bug: 'a kit is not found for deletion by its id in capitals',
    file: 'server/src/services/copywriting/storedKits.ts',
    original:
      'async remove({ id }: User, requestId: string): Promise<readonly string[]> {\n      const kitId = requestId.toLowerCase();',
    mutated:
      'async remove({ id }: User, requestId: string): Promise<readonly string[]> {\n      const kitId = requestId;',
    tests: 'writing/kits.test',
  },
  {
    bug: 'the edit of a text from before versions were kept cannot be undone, and is lost with the next change',
    file: 'server/src/domain/generations/versions.ts',
    original: "return [{ kind: 'edited', text, at: texts.editedAt ?? texts.createdAt }];",
    mutated: 'return [];',
    tests: 'domain/versions',
  },
  {
    bug: 'the removal of a sentence no longer stops at the end of its line',
    file: 'server/src/services/copywriting/mend.ts',
    original: '(?=\\s)|(?=\\n)|$/g',
    mutated: '(?=\\s)|$/g',
    tests: 'writer/composing',
  },
];
