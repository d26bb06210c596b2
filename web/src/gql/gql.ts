/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment GenerationResult_generation on Generation {\n    id\n    contentType\n    campaignLink\n    demonstration\n    variations {\n      text\n      hashtags\n      emojis\n    }\n    findings {\n      message\n      variation\n      start\n      end\n    }\n    ...VariationEditor_generation\n  }\n": typeof types.GenerationResult_GenerationFragmentDoc,
    "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n": typeof types.VariationEditor_GenerationFragmentDoc,
    "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.UpdateVariationsDocument,
    "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": typeof types.GenerateCopyDocument,
    "\n  subscription CopyWriting($input: GenerateCopyInput!) {\n    copyWriting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          variation\n          text\n        }\n      }\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": typeof types.CopyWritingDocument,
    "\n  query CreditsNow {\n    viewer {\n      id\n      textCredits\n    }\n  }\n": typeof types.CreditsNowDocument,
    "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations {\n      text\n    }\n  }\n": typeof types.GenerationCard_GenerationFragmentDoc,
    "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n": typeof types.DeleteGenerationDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node {\n          id\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HistoryPageDocument,
    "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          businessName\n          businessDesc\n          targetAudience\n          businessCity\n          businessNeighborhood\n          linkWebsite\n          linkInstagram\n          linkWhatsapp\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n": typeof types.CompleteOnboardingDocument,
    "\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        key\n        name\n        checkoutKey\n        priceInCents\n        monthlyCredits\n        contentTypes\n        tones\n        variations\n        historySize\n        editing\n        historyFilters\n        campaignLink\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      termsVersion\n    }\n  }\n": typeof types.ConfigDocument,
    "\n  fragment Viewer_user on User {\n    id\n    email\n    displayName\n    createdAt\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionProvider\n    subscriptionId\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    hasCompletedOnboarding\n    plan {\n      key\n      name\n      checkoutKey\n      priceInCents\n      monthlyCredits\n      contentTypes\n      tones\n      variations\n      historySize\n      editing\n      historyFilters\n      campaignLink\n    }\n  }\n": typeof types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      ...Viewer_user\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n    }\n  }\n": typeof types.ViewerChangedDocument,
    "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.RegisterUserDocument,
};
const documents: Documents = {
    "\n  fragment GenerationResult_generation on Generation {\n    id\n    contentType\n    campaignLink\n    demonstration\n    variations {\n      text\n      hashtags\n      emojis\n    }\n    findings {\n      message\n      variation\n      start\n      end\n    }\n    ...VariationEditor_generation\n  }\n": types.GenerationResult_GenerationFragmentDoc,
    "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n": types.VariationEditor_GenerationFragmentDoc,
    "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.UpdateVariationsDocument,
    "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": types.GenerateCopyDocument,
    "\n  subscription CopyWriting($input: GenerateCopyInput!) {\n    copyWriting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          variation\n          text\n        }\n      }\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": types.CopyWritingDocument,
    "\n  query CreditsNow {\n    viewer {\n      id\n      textCredits\n    }\n  }\n": types.CreditsNowDocument,
    "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations {\n      text\n    }\n  }\n": types.GenerationCard_GenerationFragmentDoc,
    "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n": types.DeleteGenerationDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node {\n          id\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HistoryPageDocument,
    "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          businessName\n          businessDesc\n          targetAudience\n          businessCity\n          businessNeighborhood\n          linkWebsite\n          linkInstagram\n          linkWhatsapp\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n": types.CompleteOnboardingDocument,
    "\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        key\n        name\n        checkoutKey\n        priceInCents\n        monthlyCredits\n        contentTypes\n        tones\n        variations\n        historySize\n        editing\n        historyFilters\n        campaignLink\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      termsVersion\n    }\n  }\n": types.ConfigDocument,
    "\n  fragment Viewer_user on User {\n    id\n    email\n    displayName\n    createdAt\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionProvider\n    subscriptionId\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    hasCompletedOnboarding\n    plan {\n      key\n      name\n      checkoutKey\n      priceInCents\n      monthlyCredits\n      contentTypes\n      tones\n      variations\n      historySize\n      editing\n      historyFilters\n      campaignLink\n    }\n  }\n": types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      ...Viewer_user\n    }\n  }\n": types.ViewerDocument,
    "\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n    }\n  }\n": types.ViewerChangedDocument,
    "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.RegisterUserDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationResult_generation on Generation {\n    id\n    contentType\n    campaignLink\n    demonstration\n    variations {\n      text\n      hashtags\n      emojis\n    }\n    findings {\n      message\n      variation\n      start\n      end\n    }\n    ...VariationEditor_generation\n  }\n"): (typeof documents)["\n  fragment GenerationResult_generation on Generation {\n    id\n    contentType\n    campaignLink\n    demonstration\n    variations {\n      text\n      hashtags\n      emojis\n    }\n    findings {\n      message\n      variation\n      start\n      end\n    }\n    ...VariationEditor_generation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CopyWriting($input: GenerateCopyInput!) {\n    copyWriting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          variation\n          text\n        }\n      }\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CopyWriting($input: GenerateCopyInput!) {\n    copyWriting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          variation\n          text\n        }\n      }\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreditsNow {\n    viewer {\n      id\n      textCredits\n    }\n  }\n"): (typeof documents)["\n  query CreditsNow {\n    viewer {\n      id\n      textCredits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations {\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    createdAt\n    demonstration\n    lockedVariations\n    variations {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node {\n          id\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage($first: Int!, $after: String, $contentType: ContentType, $tone: Tone) {\n    history(first: $first, after: $after, contentType: $contentType, tone: $tone) {\n      edges {\n        cursor\n        node {\n          id\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          businessName\n          businessDesc\n          targetAudience\n          businessCity\n          businessNeighborhood\n          linkWebsite\n          linkInstagram\n          linkWhatsapp\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          businessName\n          businessDesc\n          targetAudience\n          businessCity\n          businessNeighborhood\n          linkWebsite\n          linkInstagram\n          linkWhatsapp\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        key\n        name\n        checkoutKey\n        priceInCents\n        monthlyCredits\n        contentTypes\n        tones\n        variations\n        historySize\n        editing\n        historyFilters\n        campaignLink\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      termsVersion\n    }\n  }\n"): (typeof documents)["\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        key\n        name\n        checkoutKey\n        priceInCents\n        monthlyCredits\n        contentTypes\n        tones\n        variations\n        historySize\n        editing\n        historyFilters\n        campaignLink\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      termsVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Viewer_user on User {\n    id\n    email\n    displayName\n    createdAt\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionProvider\n    subscriptionId\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    hasCompletedOnboarding\n    plan {\n      key\n      name\n      checkoutKey\n      priceInCents\n      monthlyCredits\n      contentTypes\n      tones\n      variations\n      historySize\n      editing\n      historyFilters\n      campaignLink\n    }\n  }\n"): (typeof documents)["\n  fragment Viewer_user on User {\n    id\n    email\n    displayName\n    createdAt\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionProvider\n    subscriptionId\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    hasCompletedOnboarding\n    plan {\n      key\n      name\n      checkoutKey\n      priceInCents\n      monthlyCredits\n      contentTypes\n      tones\n      variations\n      historySize\n      editing\n      historyFilters\n      campaignLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      ...Viewer_user\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      ...Viewer_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n    }\n  }\n"): (typeof documents)["\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;