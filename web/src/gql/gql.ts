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
    "\n  query OnboardingPage {\n    viewer {\n      id\n      ...BusinessProfile_user\n    }\n  }\n": typeof types.OnboardingPageDocument,
    "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          ...BusinessProfile_user\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n": typeof types.CompleteOnboardingDocument,
    "\n  mutation DeleteUnverified($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.DeleteUnverifiedDocument,
    "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n          hasAcceptedTerms\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.RegisterUserDocument,
    "\n  fragment PlanAction_user on User {\n    textCredits\n    creditsOwed\n    subscription {\n      ...Subscription_state\n      endsAt\n      nextChargeAt\n      pendingPlan\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n": typeof types.PlanAction_UserFragmentDoc,
    "\n  query PlansPage {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n      subscription {\n        ...Subscription_state\n      }\n      ...PlanAction_user\n    }\n  }\n": typeof types.PlansPageDocument,
    "\n  query SuccessPage {\n    viewer {\n      id\n      currentPlan\n      textCredits\n    }\n  }\n": typeof types.SuccessPageDocument,
    "\n  mutation ConfirmCheckout($input: ConfirmCheckoutInput!) {\n    confirmCheckout(input: $input) {\n      __typename\n      ... on ConfirmCheckoutSuccess {\n        checkout {\n          state\n          plan\n          amountInCents\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.ConfirmCheckoutDocument,
    "\n  fragment BusinessProfile_user on User {\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n  }\n": typeof types.BusinessProfile_UserFragmentDoc,
    "\n  fragment CreditsLine_user on User {\n    textCredits\n    creditsRenewAt\n  }\n": typeof types.CreditsLine_UserFragmentDoc,
    "\n  query GeneratePage {\n    viewer {\n      id\n      textCredits\n      subscriptionStatus\n      ...CreditsLine_user\n      ...BriefForm_user\n      ...ResultPanel_user\n    }\n  }\n": typeof types.GeneratePageDocument,
    "\n  fragment BriefForm_user on User {\n    id\n    textCredits\n    plan {\n      ...Plan_plan\n    }\n    ...Products_user\n  }\n": typeof types.BriefForm_UserFragmentDoc,
    "\n  query Ideas {\n    ideas {\n      topic\n      contentType\n      tone\n      reason\n    }\n  }\n": typeof types.IdeasDocument,
    "\n  query PreviousKit($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n  }\n": typeof types.PreviousKitDocument,
    "\n  fragment KitText_text on KitText {\n    contentType\n    state\n    generation {\n      id\n      ...GenerationResult_generation\n    }\n    failure {\n      message\n    }\n  }\n": typeof types.KitText_TextFragmentDoc,
    "\n  mutation CreateKit($input: CreateKitInput!) {\n    createKit(input: $input) {\n      __typename\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": typeof types.CreateKitDocument,
    "\n  subscription KitWriting($input: CreateKitInput!) {\n    kitWriting(input: $input) {\n      __typename\n      ... on KitProgress {\n        growing {\n          contentType\n          restarted\n          pieces {\n            variation\n            text\n          }\n        }\n        ended {\n          ...KitText_text\n        }\n      }\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": typeof types.KitWritingDocument,
    "\n  query KitState($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n    click(requestId: $id) {\n      state\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n": typeof types.KitStateDocument,
    "\n  query PreviousGeneration($id: ID!) {\n    generation(id: $id) {\n      id\n      ...GenerationResult_generation\n    }\n  }\n": typeof types.PreviousGenerationDocument,
    "\n  fragment ResultPanel_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n": typeof types.ResultPanel_UserFragmentDoc,
    "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": typeof types.GenerateCopyDocument,
    "\n  subscription CopyWriting($input: GenerateCopyInput!) {\n    copyWriting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          variation\n          text\n        }\n      }\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": typeof types.CopyWritingDocument,
    "\n  query Click($requestId: ID!) {\n    click(requestId: $requestId) {\n      state\n      generation {\n        id\n        ...GenerationResult_generation\n      }\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n": typeof types.ClickDocument,
    "\n  fragment Credits_user on User {\n    id\n    textCredits\n  }\n": typeof types.Credits_UserFragmentDoc,
    "\n  query HistoryOwner {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n    }\n  }\n": typeof types.HistoryOwnerDocument,
    "\n  query GenerationFacts($id: ID!) {\n    generation(id: $id) {\n      id\n      variations {\n        text\n        ...ToldFacts_variation\n      }\n    }\n  }\n": typeof types.GenerationFactsDocument,
    "\n  fragment GenerationBody_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    editedAt\n    favourite\n    lockedVariations\n    variations {\n      text\n      ...CheckedVariation_variation\n      ...VariationPreview_variation\n    }\n    originalVariations {\n      text\n    }\n    ...VariationEditor_generation\n    ...Adjustments_generation\n  }\n": typeof types.GenerationBody_GenerationFragmentDoc,
    "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    createdAt\n    source\n    favourite\n    variations {\n      text\n    }\n    ...GenerationBody_generation\n  }\n": typeof types.GenerationCard_GenerationFragmentDoc,
    "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n": typeof types.DeleteGenerationDocument,
    "\n  mutation DeleteKit($input: DeleteKitInput!) {\n    deleteKit(input: $input) {\n      __typename\n      ... on DeleteKitSuccess {\n        kitId\n        generationIds\n      }\n    }\n  }\n": typeof types.DeleteKitDocument,
    "\n  fragment DeletedGeneration on Generation {\n    topic\n    variations {\n      text\n    }\n  }\n": typeof types.DeletedGenerationFragmentDoc,
    "\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) {\n      __typename\n      ... on SetFavouriteSuccess {\n        generation {\n          __typename\n          id\n          favourite\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.SetFavouriteDocument,
    "\n  query HistoryPage(\n    $first: Int!\n    $after: String\n    $contentType: ContentType\n    $tone: Tone\n    $favourites: Boolean\n    $search: String\n  ) {\n    history(\n      first: $first\n      after: $after\n      contentType: $contentType\n      tone: $tone\n      favourites: $favourites\n      search: $search\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          kit {\n            id\n            contentTypes\n          }\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HistoryPageDocument,
    "\n  query NewestGeneration($contentType: ContentType, $tone: Tone, $favourites: Boolean, $search: String) {\n    history(first: 1, contentType: $contentType, tone: $tone, favourites: $favourites, search: $search) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.NewestGenerationDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on DeleteAccountSuccess {\n        userId\n        subscriptionEnded\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  fragment CreditStatement_user on User {\n    currentPlan\n    textCredits\n  }\n": typeof types.CreditStatement_UserFragmentDoc,
    "\n  query CreditStatement($first: Int!) {\n    viewer {\n      id\n      creditStatement(first: $first) {\n        edges {\n          node {\n            id\n            at\n            kind\n            credits\n            balance\n            plan\n            generationId\n            wroteText\n            text {\n              id\n              contentType\n              topic\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.CreditStatementDocument,
    "\n  query ProfilePage {\n    viewer {\n      id\n      email\n      ...SubscriptionCard_user\n      ...BusinessProfile_user\n      ...Products_user\n      ...Voice_user\n      ...CreditStatement_user\n      ...ApiKeys_user\n      ...Emails_user\n      ...Account_user\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfileSuccess {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on ProfileConflict {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on FieldFailure {\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  fragment SubscriptionCard_user on User {\n    textCredits\n    creditsRenewAt\n    plan {\n      ...Plan_plan\n    }\n  }\n": typeof types.SubscriptionCard_UserFragmentDoc,
    "\n  query SubscriptionCard {\n    viewer {\n      id\n      subscription {\n        ...Subscription_details\n      }\n    }\n  }\n": typeof types.SubscriptionCardDocument,
    "\n  mutation RequestRefund {\n    requestRefund {\n      __typename\n      ... on RequestRefundSuccess {\n        user {\n          ...LiveUser_user\n          creditsOwed\n          subscription {\n            ...Subscription_details\n          }\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.RequestRefundDocument,
    "\n  fragment Account_user on User {\n    email\n    displayName\n  }\n": typeof types.Account_UserFragmentDoc,
    "\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      __typename\n      ... on ChangeNameSuccess {\n        user {\n          id\n          displayName\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.ChangeNameDocument,
    "\n  fragment ApiKeys_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n": typeof types.ApiKeys_UserFragmentDoc,
    "\n  query ApiKeys {\n    apiKeys {\n      id\n      name\n      ending\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  mutation RevokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) {\n      __typename\n      ... on RevokeApiKeySuccess {\n        id\n      }\n    }\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeySuccess {\n        secret\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  fragment Emails_user on User {\n    mailPreferences {\n      tips\n    }\n  }\n": typeof types.Emails_UserFragmentDoc,
    "\n  mutation SaveMailPreferences($input: SaveMailPreferencesInput!) {\n    saveMailPreferences(input: $input) {\n      ... on SaveMailPreferencesSuccess {\n        user {\n          id\n          ...Emails_user\n        }\n      }\n    }\n  }\n": typeof types.SaveMailPreferencesDocument,
    "\n  mutation SaveProducts($input: SaveProductsInput!) {\n    saveProducts(input: $input) {\n      __typename\n      ... on SaveProductsSuccess {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on ProductsConflict {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on InvalidProducts {\n        line\n        field\n        message\n      }\n    }\n  }\n": typeof types.SaveProductsDocument,
    "\n  fragment LearntTexts_user on User {\n    id\n    voice {\n      learntTexts {\n        id\n        text\n      }\n    }\n  }\n": typeof types.LearntTexts_UserFragmentDoc,
    "\n  query LearntTexts {\n    viewer {\n      ...LearntTexts_user\n    }\n  }\n": typeof types.LearntTextsDocument,
    "\n  mutation SaveVoice($input: SaveVoiceInput!) {\n    saveVoice(input: $input) {\n      __typename\n      ... on SaveVoiceSuccess {\n        user {\n          id\n          ...Voice_user\n          ...LearntTexts_user\n        }\n      }\n      ... on VoiceConflict {\n        user {\n          id\n          ...Voice_user\n        }\n      }\n      ... on InvalidVoice {\n        line\n        field\n        message\n      }\n    }\n  }\n": typeof types.SaveVoiceDocument,
    "\n  fragment Voice_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n    voice {\n      revision\n      samples\n      address\n      emoji\n      favouritePhrases\n      forbiddenWords\n      learnsFromEdits\n    }\n  }\n": typeof types.Voice_UserFragmentDoc,
    "\n  mutation StartCheckout($input: StartCheckoutInput!) {\n    startCheckout(input: $input) {\n      __typename\n      ... on StartCheckoutSuccess {\n        checkoutUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.StartCheckoutDocument,
    "\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      __typename\n      ... on OpenCustomerPortalSuccess {\n        portalUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.OpenCustomerPortalDocument,
    "\n  query LegalRules {\n    config {\n      legalRules {\n        id\n        source\n        article\n        summary\n        instead\n        url\n        checkedOn\n        comparedWith\n      }\n    }\n  }\n": typeof types.LegalRulesDocument,
    "\n  fragment ReadVariation_generation on Generation {\n    id\n    campaignLink\n    editedAt\n    variations {\n      text\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n    ...Adjustments_generation\n  }\n": typeof types.ReadVariation_GenerationFragmentDoc,
    "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n": typeof types.VariationEditor_GenerationFragmentDoc,
    "\n  fragment VariationView_variation on Variation {\n    ...CheckedVariation_variation\n    ...ToldFacts_variation\n    ...VariationPreview_variation\n  }\n": typeof types.VariationView_VariationFragmentDoc,
    "\n  fragment Adjustments_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n    }\n  }\n": typeof types.Adjustments_GenerationFragmentDoc,
    "\n  fragment Adjustments_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n  }\n": typeof types.Adjustments_UserFragmentDoc,
    "\n  mutation AdjustVariation($input: AdjustVariationInput!) {\n    adjustVariation(input: $input) {\n      __typename\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.AdjustVariationDocument,
    "\n  subscription VariationAdjusting($input: AdjustVariationInput!) {\n    variationAdjusting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          text\n        }\n      }\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.VariationAdjustingDocument,
    "\n  query AdjustedGeneration($id: ID!) {\n    generation(id: $id) {\n      ...UpdatedVariations_generation\n    }\n  }\n": typeof types.AdjustedGenerationDocument,
    "\n  fragment ToldFacts_variation on Variation {\n    facts {\n      label\n      presence\n    }\n  }\n": typeof types.ToldFacts_VariationFragmentDoc,
    "\n  fragment CheckedVariation_variation on Variation {\n    text\n    findings {\n      message\n      start\n      end\n      rule {\n        id\n        source\n        article\n        summary\n        instead\n        url\n      }\n    }\n  }\n": typeof types.CheckedVariation_VariationFragmentDoc,
    "\n  fragment GenerationResult_generation on Generation {\n    id\n    source\n    variations {\n      text\n    }\n    ...ReadVariation_generation\n    ...VariationEditor_generation\n  }\n": typeof types.GenerationResult_GenerationFragmentDoc,
    "\n  fragment AdPreview_parts on AdParts {\n    primaryText\n    title\n    description\n    link\n  }\n": typeof types.AdPreview_PartsFragmentDoc,
    "\n  fragment EmailPreview_parts on MarketingEmailParts {\n    subject\n    preheader\n    paragraphs\n    callToAction\n    signature\n    reason\n  }\n": typeof types.EmailPreview_PartsFragmentDoc,
    "\n  fragment ProductPreview_parts on ProductDescriptionParts {\n    benefits\n    details\n    callToAction\n  }\n": typeof types.ProductPreview_PartsFragmentDoc,
    "\n  fragment ReelsPreview_parts on ReelsScriptParts {\n    title\n    scenes {\n      from\n      to\n      speech\n      scene\n    }\n    caption\n  }\n": typeof types.ReelsPreview_PartsFragmentDoc,
    "\n  fragment VariationPreview_variation on Variation {\n    text\n    parts {\n      __typename\n      ...AdPreview_parts\n      ...EmailPreview_parts\n      ...ProductPreview_parts\n      ...ReelsPreview_parts\n    }\n  }\n": typeof types.VariationPreview_VariationFragmentDoc,
    "\n  query PreviewBusiness {\n    viewer {\n      id\n      ...Business_user\n    }\n  }\n": typeof types.PreviewBusinessDocument,
    "\n  fragment Business_user on User {\n    businessName\n    linkInstagram\n    linkWebsite\n  }\n": typeof types.Business_UserFragmentDoc,
    "\n  fragment UpdatedVariations_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n  }\n": typeof types.UpdatedVariations_GenerationFragmentDoc,
    "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.UpdateVariationsDocument,
    "\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        ...Plan_plan\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n        suggestedTopics\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      limits {\n        businessName\n        businessDesc\n        targetAudience\n        businessCity\n        businessNeighborhood\n        linkWebsite\n        linkInstagram\n        linkWhatsapp\n        topic\n        variation\n        search\n        smallestKit\n        largestKit\n        adjustments\n        products\n        apiKeys\n        statementEntries\n        productName\n        productPrice\n        productDetail\n        voiceSamples\n        voiceSample\n        favouritePhrases\n        forbiddenWords\n        displayName\n        openingLength\n      }\n      adjustments {\n        key\n        label\n      }\n      requiredProfileFields\n      modelData\n      terms {\n        version\n        changes\n      }\n      withdrawalDays\n      refundRememberedDays\n      deletionConfirmation\n    }\n  }\n": typeof types.ConfigDocument,
    "\n  fragment Viewer_user on User {\n    id\n    hasCompletedOnboarding\n    hasAcceptedTerms\n    textCredits\n  }\n": typeof types.Viewer_UserFragmentDoc,
    "\n  fragment LiveUser_user on User {\n    id\n    email\n    displayName\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    subscription {\n      ...Subscription_state\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n": typeof types.LiveUser_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      ...Viewer_user\n      ...LiveUser_user\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n      ...LiveUser_user\n      subscription {\n        ...Subscription_details\n      }\n      ...Products_user\n    }\n  }\n": typeof types.ViewerChangedDocument,
    "\n  fragment Plan_plan on Plan {\n    key\n    name\n    priceInCents\n    monthlyCredits\n    contentTypes\n    tones\n    variations\n    historySize\n    features\n  }\n": typeof types.Plan_PlanFragmentDoc,
    "\n  fragment Products_user on User {\n    id\n    products {\n      revision\n      items {\n        name\n        price\n        detail\n      }\n    }\n  }\n": typeof types.Products_UserFragmentDoc,
    "\n  fragment Subscription_state on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n  }\n": typeof types.Subscription_StateFragmentDoc,
    "\n  fragment Subscription_details on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n    nextChargeAt\n    endsAt\n    pendingPlan\n    refundableUntil\n  }\n": typeof types.Subscription_DetailsFragmentDoc,
};
const documents: Documents = {
    "\n  query OnboardingPage {\n    viewer {\n      id\n      ...BusinessProfile_user\n    }\n  }\n": types.OnboardingPageDocument,
    "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          ...BusinessProfile_user\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n": types.CompleteOnboardingDocument,
    "\n  mutation DeleteUnverified($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.DeleteUnverifiedDocument,
    "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n          hasAcceptedTerms\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.RegisterUserDocument,
    "\n  fragment PlanAction_user on User {\n    textCredits\n    creditsOwed\n    subscription {\n      ...Subscription_state\n      endsAt\n      nextChargeAt\n      pendingPlan\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n": types.PlanAction_UserFragmentDoc,
    "\n  query PlansPage {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n      subscription {\n        ...Subscription_state\n      }\n      ...PlanAction_user\n    }\n  }\n": types.PlansPageDocument,
    "\n  query SuccessPage {\n    viewer {\n      id\n      currentPlan\n      textCredits\n    }\n  }\n": types.SuccessPageDocument,
    "\n  mutation ConfirmCheckout($input: ConfirmCheckoutInput!) {\n    confirmCheckout(input: $input) {\n      __typename\n      ... on ConfirmCheckoutSuccess {\n        checkout {\n          state\n          plan\n          amountInCents\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.ConfirmCheckoutDocument,
    "\n  fragment BusinessProfile_user on User {\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n  }\n": types.BusinessProfile_UserFragmentDoc,
    "\n  fragment CreditsLine_user on User {\n    textCredits\n    creditsRenewAt\n  }\n": types.CreditsLine_UserFragmentDoc,
    "\n  query GeneratePage {\n    viewer {\n      id\n      textCredits\n      subscriptionStatus\n      ...CreditsLine_user\n      ...BriefForm_user\n      ...ResultPanel_user\n    }\n  }\n": types.GeneratePageDocument,
    "\n  fragment BriefForm_user on User {\n    id\n    textCredits\n    plan {\n      ...Plan_plan\n    }\n    ...Products_user\n  }\n": types.BriefForm_UserFragmentDoc,
    "\n  query Ideas {\n    ideas {\n      topic\n      contentType\n      tone\n      reason\n    }\n  }\n": types.IdeasDocument,
    "\n  query PreviousKit($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n  }\n": types.PreviousKitDocument,
    "\n  fragment KitText_text on KitText {\n    contentType\n    state\n    generation {\n      id\n      ...GenerationResult_generation\n    }\n    failure {\n      message\n    }\n  }\n": types.KitText_TextFragmentDoc,
    "\n  mutation CreateKit($input: CreateKitInput!) {\n    createKit(input: $input) {\n      __typename\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": types.CreateKitDocument,
    "\n  subscription KitWriting($input: CreateKitInput!) {\n    kitWriting(input: $input) {\n      __typename\n      ... on KitProgress {\n        growing {\n          contentType\n          restarted\n          pieces {\n            variation\n            text\n          }\n        }\n        ended {\n          ...KitText_text\n        }\n      }\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": types.KitWritingDocument,
    "\n  query KitState($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n    click(requestId: $id) {\n      state\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n": types.KitStateDocument,
    "\n  query PreviousGeneration($id: ID!) {\n    generation(id: $id) {\n      id\n      ...GenerationResult_generation\n    }\n  }\n": types.PreviousGenerationDocument,
    "\n  fragment ResultPanel_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n": types.ResultPanel_UserFragmentDoc,
    "\n  mutation GenerateCopy($input: GenerateCopyInput!) {\n    generateCopy(input: $input) {\n      __typename\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": types.GenerateCopyDocument,
    "\n  subscription CopyWriting($input: GenerateCopyInput!) {\n    copyWriting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          variation\n          text\n        }\n      }\n      ... on GenerateCopySuccess {\n        generation {\n          id\n          ...GenerationResult_generation\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n": types.CopyWritingDocument,
    "\n  query Click($requestId: ID!) {\n    click(requestId: $requestId) {\n      state\n      generation {\n        id\n        ...GenerationResult_generation\n      }\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n": types.ClickDocument,
    "\n  fragment Credits_user on User {\n    id\n    textCredits\n  }\n": types.Credits_UserFragmentDoc,
    "\n  query HistoryOwner {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n    }\n  }\n": types.HistoryOwnerDocument,
    "\n  query GenerationFacts($id: ID!) {\n    generation(id: $id) {\n      id\n      variations {\n        text\n        ...ToldFacts_variation\n      }\n    }\n  }\n": types.GenerationFactsDocument,
    "\n  fragment GenerationBody_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    editedAt\n    favourite\n    lockedVariations\n    variations {\n      text\n      ...CheckedVariation_variation\n      ...VariationPreview_variation\n    }\n    originalVariations {\n      text\n    }\n    ...VariationEditor_generation\n    ...Adjustments_generation\n  }\n": types.GenerationBody_GenerationFragmentDoc,
    "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    createdAt\n    source\n    favourite\n    variations {\n      text\n    }\n    ...GenerationBody_generation\n  }\n": types.GenerationCard_GenerationFragmentDoc,
    "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n": types.DeleteGenerationDocument,
    "\n  mutation DeleteKit($input: DeleteKitInput!) {\n    deleteKit(input: $input) {\n      __typename\n      ... on DeleteKitSuccess {\n        kitId\n        generationIds\n      }\n    }\n  }\n": types.DeleteKitDocument,
    "\n  fragment DeletedGeneration on Generation {\n    topic\n    variations {\n      text\n    }\n  }\n": types.DeletedGenerationFragmentDoc,
    "\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) {\n      __typename\n      ... on SetFavouriteSuccess {\n        generation {\n          __typename\n          id\n          favourite\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.SetFavouriteDocument,
    "\n  query HistoryPage(\n    $first: Int!\n    $after: String\n    $contentType: ContentType\n    $tone: Tone\n    $favourites: Boolean\n    $search: String\n  ) {\n    history(\n      first: $first\n      after: $after\n      contentType: $contentType\n      tone: $tone\n      favourites: $favourites\n      search: $search\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          kit {\n            id\n            contentTypes\n          }\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HistoryPageDocument,
    "\n  query NewestGeneration($contentType: ContentType, $tone: Tone, $favourites: Boolean, $search: String) {\n    history(first: 1, contentType: $contentType, tone: $tone, favourites: $favourites, search: $search) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.NewestGenerationDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on DeleteAccountSuccess {\n        userId\n        subscriptionEnded\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  fragment CreditStatement_user on User {\n    currentPlan\n    textCredits\n  }\n": types.CreditStatement_UserFragmentDoc,
    "\n  query CreditStatement($first: Int!) {\n    viewer {\n      id\n      creditStatement(first: $first) {\n        edges {\n          node {\n            id\n            at\n            kind\n            credits\n            balance\n            plan\n            generationId\n            wroteText\n            text {\n              id\n              contentType\n              topic\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.CreditStatementDocument,
    "\n  query ProfilePage {\n    viewer {\n      id\n      email\n      ...SubscriptionCard_user\n      ...BusinessProfile_user\n      ...Products_user\n      ...Voice_user\n      ...CreditStatement_user\n      ...ApiKeys_user\n      ...Emails_user\n      ...Account_user\n    }\n  }\n": types.ProfilePageDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfileSuccess {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on ProfileConflict {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on FieldFailure {\n        field\n        message\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  fragment SubscriptionCard_user on User {\n    textCredits\n    creditsRenewAt\n    plan {\n      ...Plan_plan\n    }\n  }\n": types.SubscriptionCard_UserFragmentDoc,
    "\n  query SubscriptionCard {\n    viewer {\n      id\n      subscription {\n        ...Subscription_details\n      }\n    }\n  }\n": types.SubscriptionCardDocument,
    "\n  mutation RequestRefund {\n    requestRefund {\n      __typename\n      ... on RequestRefundSuccess {\n        user {\n          ...LiveUser_user\n          creditsOwed\n          subscription {\n            ...Subscription_details\n          }\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.RequestRefundDocument,
    "\n  fragment Account_user on User {\n    email\n    displayName\n  }\n": types.Account_UserFragmentDoc,
    "\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      __typename\n      ... on ChangeNameSuccess {\n        user {\n          id\n          displayName\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.ChangeNameDocument,
    "\n  fragment ApiKeys_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n": types.ApiKeys_UserFragmentDoc,
    "\n  query ApiKeys {\n    apiKeys {\n      id\n      name\n      ending\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.ApiKeysDocument,
    "\n  mutation RevokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) {\n      __typename\n      ... on RevokeApiKeySuccess {\n        id\n      }\n    }\n  }\n": types.RevokeApiKeyDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeySuccess {\n        secret\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  fragment Emails_user on User {\n    mailPreferences {\n      tips\n    }\n  }\n": types.Emails_UserFragmentDoc,
    "\n  mutation SaveMailPreferences($input: SaveMailPreferencesInput!) {\n    saveMailPreferences(input: $input) {\n      ... on SaveMailPreferencesSuccess {\n        user {\n          id\n          ...Emails_user\n        }\n      }\n    }\n  }\n": types.SaveMailPreferencesDocument,
    "\n  mutation SaveProducts($input: SaveProductsInput!) {\n    saveProducts(input: $input) {\n      __typename\n      ... on SaveProductsSuccess {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on ProductsConflict {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on InvalidProducts {\n        line\n        field\n        message\n      }\n    }\n  }\n": types.SaveProductsDocument,
    "\n  fragment LearntTexts_user on User {\n    id\n    voice {\n      learntTexts {\n        id\n        text\n      }\n    }\n  }\n": types.LearntTexts_UserFragmentDoc,
    "\n  query LearntTexts {\n    viewer {\n      ...LearntTexts_user\n    }\n  }\n": types.LearntTextsDocument,
    "\n  mutation SaveVoice($input: SaveVoiceInput!) {\n    saveVoice(input: $input) {\n      __typename\n      ... on SaveVoiceSuccess {\n        user {\n          id\n          ...Voice_user\n          ...LearntTexts_user\n        }\n      }\n      ... on VoiceConflict {\n        user {\n          id\n          ...Voice_user\n        }\n      }\n      ... on InvalidVoice {\n        line\n        field\n        message\n      }\n    }\n  }\n": types.SaveVoiceDocument,
    "\n  fragment Voice_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n    voice {\n      revision\n      samples\n      address\n      emoji\n      favouritePhrases\n      forbiddenWords\n      learnsFromEdits\n    }\n  }\n": types.Voice_UserFragmentDoc,
    "\n  mutation StartCheckout($input: StartCheckoutInput!) {\n    startCheckout(input: $input) {\n      __typename\n      ... on StartCheckoutSuccess {\n        checkoutUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.StartCheckoutDocument,
    "\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      __typename\n      ... on OpenCustomerPortalSuccess {\n        portalUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.OpenCustomerPortalDocument,
    "\n  query LegalRules {\n    config {\n      legalRules {\n        id\n        source\n        article\n        summary\n        instead\n        url\n        checkedOn\n        comparedWith\n      }\n    }\n  }\n": types.LegalRulesDocument,
    "\n  fragment ReadVariation_generation on Generation {\n    id\n    campaignLink\n    editedAt\n    variations {\n      text\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n    ...Adjustments_generation\n  }\n": types.ReadVariation_GenerationFragmentDoc,
    "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n": types.VariationEditor_GenerationFragmentDoc,
    "\n  fragment VariationView_variation on Variation {\n    ...CheckedVariation_variation\n    ...ToldFacts_variation\n    ...VariationPreview_variation\n  }\n": types.VariationView_VariationFragmentDoc,
    "\n  fragment Adjustments_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n    }\n  }\n": types.Adjustments_GenerationFragmentDoc,
    "\n  fragment Adjustments_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n  }\n": types.Adjustments_UserFragmentDoc,
    "\n  mutation AdjustVariation($input: AdjustVariationInput!) {\n    adjustVariation(input: $input) {\n      __typename\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.AdjustVariationDocument,
    "\n  subscription VariationAdjusting($input: AdjustVariationInput!) {\n    variationAdjusting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          text\n        }\n      }\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.VariationAdjustingDocument,
    "\n  query AdjustedGeneration($id: ID!) {\n    generation(id: $id) {\n      ...UpdatedVariations_generation\n    }\n  }\n": types.AdjustedGenerationDocument,
    "\n  fragment ToldFacts_variation on Variation {\n    facts {\n      label\n      presence\n    }\n  }\n": types.ToldFacts_VariationFragmentDoc,
    "\n  fragment CheckedVariation_variation on Variation {\n    text\n    findings {\n      message\n      start\n      end\n      rule {\n        id\n        source\n        article\n        summary\n        instead\n        url\n      }\n    }\n  }\n": types.CheckedVariation_VariationFragmentDoc,
    "\n  fragment GenerationResult_generation on Generation {\n    id\n    source\n    variations {\n      text\n    }\n    ...ReadVariation_generation\n    ...VariationEditor_generation\n  }\n": types.GenerationResult_GenerationFragmentDoc,
    "\n  fragment AdPreview_parts on AdParts {\n    primaryText\n    title\n    description\n    link\n  }\n": types.AdPreview_PartsFragmentDoc,
    "\n  fragment EmailPreview_parts on MarketingEmailParts {\n    subject\n    preheader\n    paragraphs\n    callToAction\n    signature\n    reason\n  }\n": types.EmailPreview_PartsFragmentDoc,
    "\n  fragment ProductPreview_parts on ProductDescriptionParts {\n    benefits\n    details\n    callToAction\n  }\n": types.ProductPreview_PartsFragmentDoc,
    "\n  fragment ReelsPreview_parts on ReelsScriptParts {\n    title\n    scenes {\n      from\n      to\n      speech\n      scene\n    }\n    caption\n  }\n": types.ReelsPreview_PartsFragmentDoc,
    "\n  fragment VariationPreview_variation on Variation {\n    text\n    parts {\n      __typename\n      ...AdPreview_parts\n      ...EmailPreview_parts\n      ...ProductPreview_parts\n      ...ReelsPreview_parts\n    }\n  }\n": types.VariationPreview_VariationFragmentDoc,
    "\n  query PreviewBusiness {\n    viewer {\n      id\n      ...Business_user\n    }\n  }\n": types.PreviewBusinessDocument,
    "\n  fragment Business_user on User {\n    businessName\n    linkInstagram\n    linkWebsite\n  }\n": types.Business_UserFragmentDoc,
    "\n  fragment UpdatedVariations_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n  }\n": types.UpdatedVariations_GenerationFragmentDoc,
    "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.UpdateVariationsDocument,
    "\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        ...Plan_plan\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n        suggestedTopics\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      limits {\n        businessName\n        businessDesc\n        targetAudience\n        businessCity\n        businessNeighborhood\n        linkWebsite\n        linkInstagram\n        linkWhatsapp\n        topic\n        variation\n        search\n        smallestKit\n        largestKit\n        adjustments\n        products\n        apiKeys\n        statementEntries\n        productName\n        productPrice\n        productDetail\n        voiceSamples\n        voiceSample\n        favouritePhrases\n        forbiddenWords\n        displayName\n        openingLength\n      }\n      adjustments {\n        key\n        label\n      }\n      requiredProfileFields\n      modelData\n      terms {\n        version\n        changes\n      }\n      withdrawalDays\n      refundRememberedDays\n      deletionConfirmation\n    }\n  }\n": types.ConfigDocument,
    "\n  fragment Viewer_user on User {\n    id\n    hasCompletedOnboarding\n    hasAcceptedTerms\n    textCredits\n  }\n": types.Viewer_UserFragmentDoc,
    "\n  fragment LiveUser_user on User {\n    id\n    email\n    displayName\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    subscription {\n      ...Subscription_state\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n": types.LiveUser_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      ...Viewer_user\n      ...LiveUser_user\n    }\n  }\n": types.ViewerDocument,
    "\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n      ...LiveUser_user\n      subscription {\n        ...Subscription_details\n      }\n      ...Products_user\n    }\n  }\n": types.ViewerChangedDocument,
    "\n  fragment Plan_plan on Plan {\n    key\n    name\n    priceInCents\n    monthlyCredits\n    contentTypes\n    tones\n    variations\n    historySize\n    features\n  }\n": types.Plan_PlanFragmentDoc,
    "\n  fragment Products_user on User {\n    id\n    products {\n      revision\n      items {\n        name\n        price\n        detail\n      }\n    }\n  }\n": types.Products_UserFragmentDoc,
    "\n  fragment Subscription_state on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n  }\n": types.Subscription_StateFragmentDoc,
    "\n  fragment Subscription_details on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n    nextChargeAt\n    endsAt\n    pendingPlan\n    refundableUntil\n  }\n": types.Subscription_DetailsFragmentDoc,
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
export function graphql(source: "\n  query OnboardingPage {\n    viewer {\n      id\n      ...BusinessProfile_user\n    }\n  }\n"): (typeof documents)["\n  query OnboardingPage {\n    viewer {\n      id\n      ...BusinessProfile_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          ...BusinessProfile_user\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {\n    completeOnboarding(input: $input) {\n      __typename\n      ... on CompleteOnboardingSuccess {\n        user {\n          id\n          hasCompletedOnboarding\n          ...BusinessProfile_user\n        }\n      }\n      ... on InvalidProfile {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUnverified($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUnverified($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n          hasAcceptedTerms\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterUser($input: RegisterUserInput!) {\n    registerUser(input: $input) {\n      ... on RegisterUserSuccess {\n        user {\n          id\n          hasAcceptedTerms\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanAction_user on User {\n    textCredits\n    creditsOwed\n    subscription {\n      ...Subscription_state\n      endsAt\n      nextChargeAt\n      pendingPlan\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n"): (typeof documents)["\n  fragment PlanAction_user on User {\n    textCredits\n    creditsOwed\n    subscription {\n      ...Subscription_state\n      endsAt\n      nextChargeAt\n      pendingPlan\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlansPage {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n      subscription {\n        ...Subscription_state\n      }\n      ...PlanAction_user\n    }\n  }\n"): (typeof documents)["\n  query PlansPage {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n      subscription {\n        ...Subscription_state\n      }\n      ...PlanAction_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuccessPage {\n    viewer {\n      id\n      currentPlan\n      textCredits\n    }\n  }\n"): (typeof documents)["\n  query SuccessPage {\n    viewer {\n      id\n      currentPlan\n      textCredits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCheckout($input: ConfirmCheckoutInput!) {\n    confirmCheckout(input: $input) {\n      __typename\n      ... on ConfirmCheckoutSuccess {\n        checkout {\n          state\n          plan\n          amountInCents\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmCheckout($input: ConfirmCheckoutInput!) {\n    confirmCheckout(input: $input) {\n      __typename\n      ... on ConfirmCheckoutSuccess {\n        checkout {\n          state\n          plan\n          amountInCents\n        }\n      }\n      ... on TooManyRequests {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BusinessProfile_user on User {\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n  }\n"): (typeof documents)["\n  fragment BusinessProfile_user on User {\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreditsLine_user on User {\n    textCredits\n    creditsRenewAt\n  }\n"): (typeof documents)["\n  fragment CreditsLine_user on User {\n    textCredits\n    creditsRenewAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GeneratePage {\n    viewer {\n      id\n      textCredits\n      subscriptionStatus\n      ...CreditsLine_user\n      ...BriefForm_user\n      ...ResultPanel_user\n    }\n  }\n"): (typeof documents)["\n  query GeneratePage {\n    viewer {\n      id\n      textCredits\n      subscriptionStatus\n      ...CreditsLine_user\n      ...BriefForm_user\n      ...ResultPanel_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BriefForm_user on User {\n    id\n    textCredits\n    plan {\n      ...Plan_plan\n    }\n    ...Products_user\n  }\n"): (typeof documents)["\n  fragment BriefForm_user on User {\n    id\n    textCredits\n    plan {\n      ...Plan_plan\n    }\n    ...Products_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ideas {\n    ideas {\n      topic\n      contentType\n      tone\n      reason\n    }\n  }\n"): (typeof documents)["\n  query Ideas {\n    ideas {\n      topic\n      contentType\n      tone\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviousKit($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n  }\n"): (typeof documents)["\n  query PreviousKit($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KitText_text on KitText {\n    contentType\n    state\n    generation {\n      id\n      ...GenerationResult_generation\n    }\n    failure {\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment KitText_text on KitText {\n    contentType\n    state\n    generation {\n      id\n      ...GenerationResult_generation\n    }\n    failure {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateKit($input: CreateKitInput!) {\n    createKit(input: $input) {\n      __typename\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateKit($input: CreateKitInput!) {\n    createKit(input: $input) {\n      __typename\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription KitWriting($input: CreateKitInput!) {\n    kitWriting(input: $input) {\n      __typename\n      ... on KitProgress {\n        growing {\n          contentType\n          restarted\n          pieces {\n            variation\n            text\n          }\n        }\n        ended {\n          ...KitText_text\n        }\n      }\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription KitWriting($input: CreateKitInput!) {\n    kitWriting(input: $input) {\n      __typename\n      ... on KitProgress {\n        growing {\n          contentType\n          restarted\n          pieces {\n            variation\n            text\n          }\n        }\n        ended {\n          ...KitText_text\n        }\n      }\n      ... on CreateKitSuccess {\n        kit {\n          id\n          texts {\n            ...KitText_text\n          }\n        }\n        user {\n          id\n          textCredits\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidBrief {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KitState($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n    click(requestId: $id) {\n      state\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n"): (typeof documents)["\n  query KitState($id: ID!) {\n    kit(id: $id) {\n      id\n      texts {\n        ...KitText_text\n      }\n    }\n    click(requestId: $id) {\n      state\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviousGeneration($id: ID!) {\n    generation(id: $id) {\n      id\n      ...GenerationResult_generation\n    }\n  }\n"): (typeof documents)["\n  query PreviousGeneration($id: ID!) {\n    generation(id: $id) {\n      id\n      ...GenerationResult_generation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultPanel_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n"): (typeof documents)["\n  fragment ResultPanel_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n"];
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
export function graphql(source: "\n  query Click($requestId: ID!) {\n    click(requestId: $requestId) {\n      state\n      generation {\n        id\n        ...GenerationResult_generation\n      }\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n"): (typeof documents)["\n  query Click($requestId: ID!) {\n    click(requestId: $requestId) {\n      state\n      generation {\n        id\n        ...GenerationResult_generation\n      }\n    }\n    viewer {\n      id\n      textCredits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Credits_user on User {\n    id\n    textCredits\n  }\n"): (typeof documents)["\n  fragment Credits_user on User {\n    id\n    textCredits\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryOwner {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryOwner {\n    viewer {\n      id\n      plan {\n        ...Plan_plan\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GenerationFacts($id: ID!) {\n    generation(id: $id) {\n      id\n      variations {\n        text\n        ...ToldFacts_variation\n      }\n    }\n  }\n"): (typeof documents)["\n  query GenerationFacts($id: ID!) {\n    generation(id: $id) {\n      id\n      variations {\n        text\n        ...ToldFacts_variation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationBody_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    editedAt\n    favourite\n    lockedVariations\n    variations {\n      text\n      ...CheckedVariation_variation\n      ...VariationPreview_variation\n    }\n    originalVariations {\n      text\n    }\n    ...VariationEditor_generation\n    ...Adjustments_generation\n  }\n"): (typeof documents)["\n  fragment GenerationBody_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    editedAt\n    favourite\n    lockedVariations\n    variations {\n      text\n      ...CheckedVariation_variation\n      ...VariationPreview_variation\n    }\n    originalVariations {\n      text\n    }\n    ...VariationEditor_generation\n    ...Adjustments_generation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    createdAt\n    source\n    favourite\n    variations {\n      text\n    }\n    ...GenerationBody_generation\n  }\n"): (typeof documents)["\n  fragment GenerationCard_generation on Generation {\n    id\n    contentType\n    tone\n    topic\n    campaignLink\n    createdAt\n    source\n    favourite\n    variations {\n      text\n    }\n    ...GenerationBody_generation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGeneration($input: DeleteGenerationInput!) {\n    deleteGeneration(input: $input) {\n      __typename\n      ... on DeleteGenerationSuccess {\n        generationId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteKit($input: DeleteKitInput!) {\n    deleteKit(input: $input) {\n      __typename\n      ... on DeleteKitSuccess {\n        kitId\n        generationIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteKit($input: DeleteKitInput!) {\n    deleteKit(input: $input) {\n      __typename\n      ... on DeleteKitSuccess {\n        kitId\n        generationIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeletedGeneration on Generation {\n    topic\n    variations {\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment DeletedGeneration on Generation {\n    topic\n    variations {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) {\n      __typename\n      ... on SetFavouriteSuccess {\n        generation {\n          __typename\n          id\n          favourite\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFavourite($input: SetFavouriteInput!) {\n    setFavourite(input: $input) {\n      __typename\n      ... on SetFavouriteSuccess {\n        generation {\n          __typename\n          id\n          favourite\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage(\n    $first: Int!\n    $after: String\n    $contentType: ContentType\n    $tone: Tone\n    $favourites: Boolean\n    $search: String\n  ) {\n    history(\n      first: $first\n      after: $after\n      contentType: $contentType\n      tone: $tone\n      favourites: $favourites\n      search: $search\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          kit {\n            id\n            contentTypes\n          }\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage(\n    $first: Int!\n    $after: String\n    $contentType: ContentType\n    $tone: Tone\n    $favourites: Boolean\n    $search: String\n  ) {\n    history(\n      first: $first\n      after: $after\n      contentType: $contentType\n      tone: $tone\n      favourites: $favourites\n      search: $search\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          kit {\n            id\n            contentTypes\n          }\n          ...GenerationCard_generation\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestGeneration($contentType: ContentType, $tone: Tone, $favourites: Boolean, $search: String) {\n    history(first: 1, contentType: $contentType, tone: $tone, favourites: $favourites, search: $search) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewestGeneration($contentType: ContentType, $tone: Tone, $favourites: Boolean, $search: String) {\n    history(first: 1, contentType: $contentType, tone: $tone, favourites: $favourites, search: $search) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on DeleteAccountSuccess {\n        userId\n        subscriptionEnded\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n      ... on DeleteAccountSuccess {\n        userId\n        subscriptionEnded\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreditStatement_user on User {\n    currentPlan\n    textCredits\n  }\n"): (typeof documents)["\n  fragment CreditStatement_user on User {\n    currentPlan\n    textCredits\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreditStatement($first: Int!) {\n    viewer {\n      id\n      creditStatement(first: $first) {\n        edges {\n          node {\n            id\n            at\n            kind\n            credits\n            balance\n            plan\n            generationId\n            wroteText\n            text {\n              id\n              contentType\n              topic\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CreditStatement($first: Int!) {\n    viewer {\n      id\n      creditStatement(first: $first) {\n        edges {\n          node {\n            id\n            at\n            kind\n            credits\n            balance\n            plan\n            generationId\n            wroteText\n            text {\n              id\n              contentType\n              topic\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    viewer {\n      id\n      email\n      ...SubscriptionCard_user\n      ...BusinessProfile_user\n      ...Products_user\n      ...Voice_user\n      ...CreditStatement_user\n      ...ApiKeys_user\n      ...Emails_user\n      ...Account_user\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    viewer {\n      id\n      email\n      ...SubscriptionCard_user\n      ...BusinessProfile_user\n      ...Products_user\n      ...Voice_user\n      ...CreditStatement_user\n      ...ApiKeys_user\n      ...Emails_user\n      ...Account_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfileSuccess {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on ProfileConflict {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on FieldFailure {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfileSuccess {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on ProfileConflict {\n        user {\n          id\n          ...BusinessProfile_user\n        }\n      }\n      ... on FieldFailure {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SubscriptionCard_user on User {\n    textCredits\n    creditsRenewAt\n    plan {\n      ...Plan_plan\n    }\n  }\n"): (typeof documents)["\n  fragment SubscriptionCard_user on User {\n    textCredits\n    creditsRenewAt\n    plan {\n      ...Plan_plan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubscriptionCard {\n    viewer {\n      id\n      subscription {\n        ...Subscription_details\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubscriptionCard {\n    viewer {\n      id\n      subscription {\n        ...Subscription_details\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestRefund {\n    requestRefund {\n      __typename\n      ... on RequestRefundSuccess {\n        user {\n          ...LiveUser_user\n          creditsOwed\n          subscription {\n            ...Subscription_details\n          }\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestRefund {\n    requestRefund {\n      __typename\n      ... on RequestRefundSuccess {\n        user {\n          ...LiveUser_user\n          creditsOwed\n          subscription {\n            ...Subscription_details\n          }\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Account_user on User {\n    email\n    displayName\n  }\n"): (typeof documents)["\n  fragment Account_user on User {\n    email\n    displayName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      __typename\n      ... on ChangeNameSuccess {\n        user {\n          id\n          displayName\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      __typename\n      ... on ChangeNameSuccess {\n        user {\n          id\n          displayName\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeys_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n"): (typeof documents)["\n  fragment ApiKeys_user on User {\n    plan {\n      ...Plan_plan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys {\n    apiKeys {\n      id\n      name\n      ending\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  query ApiKeys {\n    apiKeys {\n      id\n      name\n      ending\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) {\n      __typename\n      ... on RevokeApiKeySuccess {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($input: RevokeApiKeyInput!) {\n    revokeApiKey(input: $input) {\n      __typename\n      ... on RevokeApiKeySuccess {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeySuccess {\n        secret\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeySuccess {\n        secret\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Emails_user on User {\n    mailPreferences {\n      tips\n    }\n  }\n"): (typeof documents)["\n  fragment Emails_user on User {\n    mailPreferences {\n      tips\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMailPreferences($input: SaveMailPreferencesInput!) {\n    saveMailPreferences(input: $input) {\n      ... on SaveMailPreferencesSuccess {\n        user {\n          id\n          ...Emails_user\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveMailPreferences($input: SaveMailPreferencesInput!) {\n    saveMailPreferences(input: $input) {\n      ... on SaveMailPreferencesSuccess {\n        user {\n          id\n          ...Emails_user\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProducts($input: SaveProductsInput!) {\n    saveProducts(input: $input) {\n      __typename\n      ... on SaveProductsSuccess {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on ProductsConflict {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on InvalidProducts {\n        line\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProducts($input: SaveProductsInput!) {\n    saveProducts(input: $input) {\n      __typename\n      ... on SaveProductsSuccess {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on ProductsConflict {\n        user {\n          id\n          ...Products_user\n        }\n      }\n      ... on InvalidProducts {\n        line\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LearntTexts_user on User {\n    id\n    voice {\n      learntTexts {\n        id\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LearntTexts_user on User {\n    id\n    voice {\n      learntTexts {\n        id\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearntTexts {\n    viewer {\n      ...LearntTexts_user\n    }\n  }\n"): (typeof documents)["\n  query LearntTexts {\n    viewer {\n      ...LearntTexts_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVoice($input: SaveVoiceInput!) {\n    saveVoice(input: $input) {\n      __typename\n      ... on SaveVoiceSuccess {\n        user {\n          id\n          ...Voice_user\n          ...LearntTexts_user\n        }\n      }\n      ... on VoiceConflict {\n        user {\n          id\n          ...Voice_user\n        }\n      }\n      ... on InvalidVoice {\n        line\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveVoice($input: SaveVoiceInput!) {\n    saveVoice(input: $input) {\n      __typename\n      ... on SaveVoiceSuccess {\n        user {\n          id\n          ...Voice_user\n          ...LearntTexts_user\n        }\n      }\n      ... on VoiceConflict {\n        user {\n          id\n          ...Voice_user\n        }\n      }\n      ... on InvalidVoice {\n        line\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Voice_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n    voice {\n      revision\n      samples\n      address\n      emoji\n      favouritePhrases\n      forbiddenWords\n      learnsFromEdits\n    }\n  }\n"): (typeof documents)["\n  fragment Voice_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n    voice {\n      revision\n      samples\n      address\n      emoji\n      favouritePhrases\n      forbiddenWords\n      learnsFromEdits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartCheckout($input: StartCheckoutInput!) {\n    startCheckout(input: $input) {\n      __typename\n      ... on StartCheckoutSuccess {\n        checkoutUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartCheckout($input: StartCheckoutInput!) {\n    startCheckout(input: $input) {\n      __typename\n      ... on StartCheckoutSuccess {\n        checkoutUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      __typename\n      ... on OpenCustomerPortalSuccess {\n        portalUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      __typename\n      ... on OpenCustomerPortalSuccess {\n        portalUrl\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalRules {\n    config {\n      legalRules {\n        id\n        source\n        article\n        summary\n        instead\n        url\n        checkedOn\n        comparedWith\n      }\n    }\n  }\n"): (typeof documents)["\n  query LegalRules {\n    config {\n      legalRules {\n        id\n        source\n        article\n        summary\n        instead\n        url\n        checkedOn\n        comparedWith\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReadVariation_generation on Generation {\n    id\n    campaignLink\n    editedAt\n    variations {\n      text\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n    ...Adjustments_generation\n  }\n"): (typeof documents)["\n  fragment ReadVariation_generation on Generation {\n    id\n    campaignLink\n    editedAt\n    variations {\n      text\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n    ...Adjustments_generation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment VariationEditor_generation on Generation {\n    id\n    editedAt\n    variations {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationView_variation on Variation {\n    ...CheckedVariation_variation\n    ...ToldFacts_variation\n    ...VariationPreview_variation\n  }\n"): (typeof documents)["\n  fragment VariationView_variation on Variation {\n    ...CheckedVariation_variation\n    ...ToldFacts_variation\n    ...VariationPreview_variation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Adjustments_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n    }\n  }\n"): (typeof documents)["\n  fragment Adjustments_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Adjustments_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n  }\n"): (typeof documents)["\n  fragment Adjustments_user on User {\n    id\n    plan {\n      ...Plan_plan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdjustVariation($input: AdjustVariationInput!) {\n    adjustVariation(input: $input) {\n      __typename\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AdjustVariation($input: AdjustVariationInput!) {\n    adjustVariation(input: $input) {\n      __typename\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription VariationAdjusting($input: AdjustVariationInput!) {\n    variationAdjusting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          text\n        }\n      }\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription VariationAdjusting($input: AdjustVariationInput!) {\n    variationAdjusting(input: $input) {\n      __typename\n      ... on CopyProgress {\n        restarted\n        pieces {\n          text\n        }\n      }\n      ... on AdjustVariationSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdjustedGeneration($id: ID!) {\n    generation(id: $id) {\n      ...UpdatedVariations_generation\n    }\n  }\n"): (typeof documents)["\n  query AdjustedGeneration($id: ID!) {\n    generation(id: $id) {\n      ...UpdatedVariations_generation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToldFacts_variation on Variation {\n    facts {\n      label\n      presence\n    }\n  }\n"): (typeof documents)["\n  fragment ToldFacts_variation on Variation {\n    facts {\n      label\n      presence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckedVariation_variation on Variation {\n    text\n    findings {\n      message\n      start\n      end\n      rule {\n        id\n        source\n        article\n        summary\n        instead\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CheckedVariation_variation on Variation {\n    text\n    findings {\n      message\n      start\n      end\n      rule {\n        id\n        source\n        article\n        summary\n        instead\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GenerationResult_generation on Generation {\n    id\n    source\n    variations {\n      text\n    }\n    ...ReadVariation_generation\n    ...VariationEditor_generation\n  }\n"): (typeof documents)["\n  fragment GenerationResult_generation on Generation {\n    id\n    source\n    variations {\n      text\n    }\n    ...ReadVariation_generation\n    ...VariationEditor_generation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdPreview_parts on AdParts {\n    primaryText\n    title\n    description\n    link\n  }\n"): (typeof documents)["\n  fragment AdPreview_parts on AdParts {\n    primaryText\n    title\n    description\n    link\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailPreview_parts on MarketingEmailParts {\n    subject\n    preheader\n    paragraphs\n    callToAction\n    signature\n    reason\n  }\n"): (typeof documents)["\n  fragment EmailPreview_parts on MarketingEmailParts {\n    subject\n    preheader\n    paragraphs\n    callToAction\n    signature\n    reason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductPreview_parts on ProductDescriptionParts {\n    benefits\n    details\n    callToAction\n  }\n"): (typeof documents)["\n  fragment ProductPreview_parts on ProductDescriptionParts {\n    benefits\n    details\n    callToAction\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReelsPreview_parts on ReelsScriptParts {\n    title\n    scenes {\n      from\n      to\n      speech\n      scene\n    }\n    caption\n  }\n"): (typeof documents)["\n  fragment ReelsPreview_parts on ReelsScriptParts {\n    title\n    scenes {\n      from\n      to\n      speech\n      scene\n    }\n    caption\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VariationPreview_variation on Variation {\n    text\n    parts {\n      __typename\n      ...AdPreview_parts\n      ...EmailPreview_parts\n      ...ProductPreview_parts\n      ...ReelsPreview_parts\n    }\n  }\n"): (typeof documents)["\n  fragment VariationPreview_variation on Variation {\n    text\n    parts {\n      __typename\n      ...AdPreview_parts\n      ...EmailPreview_parts\n      ...ProductPreview_parts\n      ...ReelsPreview_parts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewBusiness {\n    viewer {\n      id\n      ...Business_user\n    }\n  }\n"): (typeof documents)["\n  query PreviewBusiness {\n    viewer {\n      id\n      ...Business_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Business_user on User {\n    businessName\n    linkInstagram\n    linkWebsite\n  }\n"): (typeof documents)["\n  fragment Business_user on User {\n    businessName\n    linkInstagram\n    linkWebsite\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UpdatedVariations_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment UpdatedVariations_generation on Generation {\n    id\n    editedAt\n    adjustmentsLeft\n    variations {\n      text\n      previousText\n      hashtags\n      emojis\n      ...VariationView_variation\n    }\n    originalVariations {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateVariations($input: UpdateVariationsInput!) {\n    updateVariations(input: $input) {\n      __typename\n      ... on UpdateVariationsSuccess {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on EditConflict {\n        generation {\n          ...UpdatedVariations_generation\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        ...Plan_plan\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n        suggestedTopics\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      limits {\n        businessName\n        businessDesc\n        targetAudience\n        businessCity\n        businessNeighborhood\n        linkWebsite\n        linkInstagram\n        linkWhatsapp\n        topic\n        variation\n        search\n        smallestKit\n        largestKit\n        adjustments\n        products\n        apiKeys\n        statementEntries\n        productName\n        productPrice\n        productDetail\n        voiceSamples\n        voiceSample\n        favouritePhrases\n        forbiddenWords\n        displayName\n        openingLength\n      }\n      adjustments {\n        key\n        label\n      }\n      requiredProfileFields\n      modelData\n      terms {\n        version\n        changes\n      }\n      withdrawalDays\n      refundRememberedDays\n      deletionConfirmation\n    }\n  }\n"): (typeof documents)["\n  query Config {\n    config {\n      identity {\n        projectId\n        apiKey\n        authDomain\n        emulatorUrl\n      }\n      analyticsId\n      plans {\n        ...Plan_plan\n      }\n      contentTypes {\n        key\n        label\n        requiredPlan\n        suggestedTopics\n      }\n      tones {\n        key\n        label\n        requiredPlan\n      }\n      contacts {\n        email\n        whatsapp\n        phone\n      }\n      embedded {\n        store\n        identity\n        payments\n        writer\n      }\n      limits {\n        businessName\n        businessDesc\n        targetAudience\n        businessCity\n        businessNeighborhood\n        linkWebsite\n        linkInstagram\n        linkWhatsapp\n        topic\n        variation\n        search\n        smallestKit\n        largestKit\n        adjustments\n        products\n        apiKeys\n        statementEntries\n        productName\n        productPrice\n        productDetail\n        voiceSamples\n        voiceSample\n        favouritePhrases\n        forbiddenWords\n        displayName\n        openingLength\n      }\n      adjustments {\n        key\n        label\n      }\n      requiredProfileFields\n      modelData\n      terms {\n        version\n        changes\n      }\n      withdrawalDays\n      refundRememberedDays\n      deletionConfirmation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Viewer_user on User {\n    id\n    hasCompletedOnboarding\n    hasAcceptedTerms\n    textCredits\n  }\n"): (typeof documents)["\n  fragment Viewer_user on User {\n    id\n    hasCompletedOnboarding\n    hasAcceptedTerms\n    textCredits\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveUser_user on User {\n    id\n    email\n    displayName\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    subscription {\n      ...Subscription_state\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n"): (typeof documents)["\n  fragment LiveUser_user on User {\n    id\n    email\n    displayName\n    currentPlan\n    textCredits\n    creditsRenewAt\n    subscriptionStatus\n    businessName\n    businessDesc\n    targetAudience\n    businessCity\n    businessNeighborhood\n    linkWebsite\n    linkInstagram\n    linkWhatsapp\n    subscription {\n      ...Subscription_state\n    }\n    plan {\n      ...Plan_plan\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      ...Viewer_user\n      ...LiveUser_user\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      ...Viewer_user\n      ...LiveUser_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n      ...LiveUser_user\n      subscription {\n        ...Subscription_details\n      }\n      ...Products_user\n    }\n  }\n"): (typeof documents)["\n  subscription ViewerChanged {\n    viewerChanged {\n      ...Viewer_user\n      ...LiveUser_user\n      subscription {\n        ...Subscription_details\n      }\n      ...Products_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Plan_plan on Plan {\n    key\n    name\n    priceInCents\n    monthlyCredits\n    contentTypes\n    tones\n    variations\n    historySize\n    features\n  }\n"): (typeof documents)["\n  fragment Plan_plan on Plan {\n    key\n    name\n    priceInCents\n    monthlyCredits\n    contentTypes\n    tones\n    variations\n    historySize\n    features\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Products_user on User {\n    id\n    products {\n      revision\n      items {\n        name\n        price\n        detail\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Products_user on User {\n    id\n    products {\n      revision\n      items {\n        name\n        price\n        detail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Subscription_state on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n  }\n"): (typeof documents)["\n  fragment Subscription_state on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Subscription_details on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n    nextChargeAt\n    endsAt\n    pendingPlan\n    refundableUntil\n  }\n"): (typeof documents)["\n  fragment Subscription_details on SubscriptionDetails {\n    status\n    isLive\n    awaitedPlan\n    nextChargeAt\n    endsAt\n    pendingPlan\n    refundableUntil\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;